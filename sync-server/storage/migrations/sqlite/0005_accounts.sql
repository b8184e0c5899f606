CREATE TABLE `handoffs` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `handoffs_expires` ON `handoffs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `identities` (
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`user_id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`subscription_id` text,
	`tier` text,
	`status` text NOT NULL,
	`event_at` integer NOT NULL,
	`cancels_at_end` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `memberships_customer` ON `memberships` (`customer_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_created` ON `payment_events` (`created_at`);--> statement-breakpoint
CREATE TABLE `pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`batch` text NOT NULL,
	`prompt` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`kept_at` integer
);
--> statement-breakpoint
CREATE INDEX `pictures_user` ON `pictures` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE INDEX `pictures_state` ON `pictures` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `pictures_batch` ON `pictures` (`batch`);--> statement-breakpoint
CREATE TABLE `provider_logins` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`verifier` text NOT NULL,
	`nonce` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `provider_logins_created` ON `provider_logins` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `setup` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `membership_renews_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `membership_ends_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` integer;