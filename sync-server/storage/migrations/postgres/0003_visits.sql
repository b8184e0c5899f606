CREATE TABLE "visits" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
CREATE INDEX "visits_created" ON "visits" USING btree ("created_at");