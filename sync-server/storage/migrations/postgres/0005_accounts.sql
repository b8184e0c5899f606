CREATE TABLE "handoffs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"tier" text,
	"status" text NOT NULL,
	"event_at" bigint NOT NULL,
	"cancels_at_end" boolean NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"batch" text NOT NULL,
	"prompt" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"kept_at" bigint
);
--> statement-breakpoint
CREATE TABLE "provider_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "setup" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_renews_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
CREATE INDEX "handoffs_expires" ON "handoffs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "memberships_customer" ON "memberships" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payment_events_created" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "pictures_user" ON "pictures" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "pictures_state" ON "pictures" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "pictures_batch" ON "pictures" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "provider_logins_created" ON "provider_logins" USING btree ("created_at");