ALTER TABLE `flows` ADD `username_folded` text;--> statement-breakpoint
CREATE INDEX `flows_username` ON `flows` (`username_folded`);--> statement-breakpoint
DELETE FROM users WHERE verified_at IS NULL;--> statement-breakpoint
DELETE FROM flows WHERE consumed_at IS NULL;
