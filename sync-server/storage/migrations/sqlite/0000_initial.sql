CREATE TABLE `flows` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`email_folded` text NOT NULL,
	`email` text NOT NULL,
	`payload` text NOT NULL,
	`code_hash` text,
	`tries` integer NOT NULL,
	`sends` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`consumed_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `flows_email` ON `flows` (`email_folded`,`sent_at`);--> statement-breakpoint
CREATE INDEX `flows_created` ON `flows` (`created_at`);--> statement-breakpoint
CREATE TABLE `holds` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `holds_state` ON `holds` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`balance_after` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE INDEX `ledger_user` ON `ledger` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_next` ON `mails` (`next_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`progress_id` text NOT NULL,
	`seq` integer NOT NULL,
	`type` text NOT NULL,
	`content` text NOT NULL,
	`choices` text NOT NULL,
	`image` text,
	`image_prompt` text,
	`check` text,
	`turn_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_place` ON `messages` (`progress_id`,`seq`);--> statement-breakpoint
CREATE INDEX `messages_version` ON `messages` (`user_id`,`version`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `operations` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`turn_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `operations_created` ON `operations` (`created_at`);--> statement-breakpoint
CREATE TABLE `plays` (
	`user_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`counted_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `quest_id`)
);
--> statement-breakpoint
CREATE TABLE `progress` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`seed` integer NOT NULL,
	`narrator` text NOT NULL,
	`turns` integer NOT NULL,
	`seq` integer NOT NULL,
	`concluded` integer NOT NULL,
	`state` text,
	`summary` text NOT NULL,
	`last_line` text NOT NULL,
	`running_turn` text,
	`failed_turn` text,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `progress_quest` ON `progress` (`user_id`,`quest_id`);--> statement-breakpoint
CREATE INDEX `progress_version` ON `progress` (`user_id`,`version`);--> statement-breakpoint
CREATE TABLE `quests` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text,
	`content_id` text,
	`owner_id` text,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`search_text` text NOT NULL,
	`genre` text NOT NULL,
	`setting` text NOT NULL,
	`difficulty` text,
	`opening` text,
	`cover_image` text NOT NULL,
	`cover_title` text NOT NULL,
	`is_official` integer NOT NULL,
	`is_public` integer NOT NULL,
	`play_count` integer NOT NULL,
	`credits_earned` integer NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quests_slug` ON `quests` (`slug`);--> statement-breakpoint
CREATE INDEX `quests_shelf` ON `quests` (`is_official`,`is_public`,`id`);--> statement-breakpoint
CREATE INDEX `quests_owner` ON `quests` (`owner_id`,`version`);--> statement-breakpoint
CREATE TABLE `resets` (
	`user_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`day` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `quest_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `rolls` (
	`id` text PRIMARY KEY NOT NULL,
	`turn_id` text NOT NULL,
	`reason` text NOT NULL,
	`value` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rolls_turn` ON `rolls` (`turn_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `timed_rewards` (
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`last_claimed` integer NOT NULL,
	PRIMARY KEY(`user_id`, `type`)
);
--> statement-breakpoint
CREATE TABLE `tombstones` (
	`user_id` text NOT NULL,
	`entity` text NOT NULL,
	`entity_id` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `entity`, `entity_id`)
);
--> statement-breakpoint
CREATE INDEX `tombstones_version` ON `tombstones` (`user_id`,`version`);--> statement-breakpoint
CREATE TABLE `turns` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`quest_id` text NOT NULL,
	`progress_id` text NOT NULL,
	`kind` text NOT NULL,
	`status` text NOT NULL,
	`text` text NOT NULL,
	`language` text NOT NULL,
	`hold_id` text,
	`code` text,
	`answer` text,
	`started_at` integer NOT NULL,
	`deadline_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `turns_status` ON `turns` (`status`,`deadline_at`);--> statement-breakpoint
CREATE INDEX `turns_progress` ON `turns` (`progress_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_folded` text NOT NULL,
	`username` text NOT NULL,
	`username_folded` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text,
	`verified_at` integer,
	`is_admin` integer NOT NULL,
	`language` text NOT NULL,
	`avatar` text NOT NULL,
	`bio` text NOT NULL,
	`membership` text NOT NULL,
	`credits` integer NOT NULL,
	`held` integer NOT NULL,
	`xp` integer NOT NULL,
	`attribute_points` integer NOT NULL,
	`attributes` text NOT NULL,
	`preferences` text NOT NULL,
	`achievements` text NOT NULL,
	`answered_turns` integer NOT NULL,
	`version` integer NOT NULL,
	`profile_version` integer NOT NULL,
	`rewards_version` integer NOT NULL,
	`floor_version` integer NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "users_credits" CHECK("users"."credits" >= 0),
	CONSTRAINT "users_held" CHECK("users"."held" >= 0 and "users"."held" <= "users"."credits"),
	CONSTRAINT "users_points" CHECK("users"."attribute_points" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email_folded`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_folded`);--> statement-breakpoint
CREATE TABLE `xp_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`xp` integer NOT NULL,
	`attribute_points` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `xp_events_user` ON `xp_events` (`user_id`,`created_at`);