CREATE TABLE "flows" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"email_folded" text NOT NULL,
	"email" text NOT NULL,
	"payload" jsonb NOT NULL,
	"code_hash" text,
	"tries" bigint NOT NULL,
	"sends" bigint NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"consumed_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "ledger_balance" CHECK ("ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" bigint NOT NULL,
	"next_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"progress_id" text NOT NULL,
	"seq" bigint NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"choices" jsonb NOT NULL,
	"image" text,
	"image_prompt" text,
	"check" jsonb,
	"turn_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meta" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"status" bigint NOT NULL,
	"body" text NOT NULL,
	"turn_id" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "operations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"user_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"counted_at" bigint NOT NULL,
	CONSTRAINT "plays_user_id_quest_id_pk" PRIMARY KEY("user_id","quest_id")
);
--> statement-breakpoint
CREATE TABLE "progress" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"seed" bigint NOT NULL,
	"narrator" text NOT NULL,
	"turns" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"concluded" boolean NOT NULL,
	"state" jsonb,
	"summary" text NOT NULL,
	"last_line" text NOT NULL,
	"running_turn" text,
	"failed_turn" text,
	"started_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quests" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text,
	"content_id" text,
	"owner_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"search_text" text NOT NULL,
	"genre" text NOT NULL,
	"setting" text NOT NULL,
	"difficulty" text,
	"opening" text,
	"cover_image" text NOT NULL,
	"cover_title" jsonb NOT NULL,
	"is_official" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"play_count" bigint NOT NULL,
	"credits_earned" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"deleted_at" bigint,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resets" (
	"user_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"day" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "resets_user_id_quest_id_day_pk" PRIMARY KEY("user_id","quest_id","day")
);
--> statement-breakpoint
CREATE TABLE "rolls" (
	"id" text PRIMARY KEY NOT NULL,
	"turn_id" text NOT NULL,
	"reason" text NOT NULL,
	"value" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timed_rewards" (
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"last_claimed" bigint NOT NULL,
	CONSTRAINT "timed_rewards_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"user_id" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"version" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "tombstones_user_id_entity_entity_id_pk" PRIMARY KEY("user_id","entity","entity_id")
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"quest_id" text NOT NULL,
	"progress_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"hold_id" text,
	"code" text,
	"answer" text,
	"started_at" bigint NOT NULL,
	"deadline_at" bigint NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"username" text NOT NULL,
	"username_folded" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"verified_at" bigint,
	"is_admin" boolean NOT NULL,
	"language" text NOT NULL,
	"avatar" text NOT NULL,
	"bio" text NOT NULL,
	"membership" text NOT NULL,
	"credits" bigint NOT NULL,
	"held" bigint NOT NULL,
	"xp" bigint NOT NULL,
	"attribute_points" bigint NOT NULL,
	"attributes" jsonb NOT NULL,
	"preferences" jsonb NOT NULL,
	"achievements" jsonb NOT NULL,
	"answered_turns" bigint NOT NULL,
	"version" bigint NOT NULL,
	"profile_version" bigint NOT NULL,
	"rewards_version" bigint NOT NULL,
	"floor_version" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_credits" CHECK ("users"."credits" >= 0),
	CONSTRAINT "users_held" CHECK ("users"."held" >= 0 and "users"."held" <= "users"."credits"),
	CONSTRAINT "users_points" CHECK ("users"."attribute_points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "xp_events" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"xp" bigint NOT NULL,
	"attribute_points" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "flows_email" ON "flows" USING btree ("email_folded","sent_at");--> statement-breakpoint
CREATE INDEX "flows_created" ON "flows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "holds_state" ON "holds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "ledger_user" ON "ledger" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "mails_next" ON "mails" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_place" ON "messages" USING btree ("progress_id","seq");--> statement-breakpoint
CREATE INDEX "messages_version" ON "messages" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "operations_created" ON "operations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_quest" ON "progress" USING btree ("user_id","quest_id");--> statement-breakpoint
CREATE INDEX "progress_version" ON "progress" USING btree ("user_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "quests_slug" ON "quests" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "quests_shelf" ON "quests" USING btree ("is_official","is_public","id");--> statement-breakpoint
CREATE INDEX "quests_owner" ON "quests" USING btree ("owner_id","version");--> statement-breakpoint
CREATE INDEX "rolls_turn" ON "rolls" USING btree ("turn_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tombstones_version" ON "tombstones" USING btree ("user_id","version");--> statement-breakpoint
CREATE INDEX "turns_status" ON "turns" USING btree ("status","deadline_at");--> statement-breakpoint
CREATE INDEX "turns_progress" ON "turns" USING btree ("progress_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email_folded");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username_folded");--> statement-breakpoint
CREATE INDEX "xp_events_user" ON "xp_events" USING btree ("user_id","created_at");