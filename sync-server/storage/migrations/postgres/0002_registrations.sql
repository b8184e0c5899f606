ALTER TABLE "flows" ADD COLUMN "username_folded" text;--> statement-breakpoint
CREATE INDEX "flows_username" ON "flows" USING btree ("username_folded");--> statement-breakpoint
DELETE FROM users WHERE verified_at IS NULL;--> statement-breakpoint
DELETE FROM flows WHERE consumed_at IS NULL;
