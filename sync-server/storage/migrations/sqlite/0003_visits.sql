CREATE TABLE `visits` (
	`key_hash` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `visits_created` ON `visits` (`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `ended_at` integer;