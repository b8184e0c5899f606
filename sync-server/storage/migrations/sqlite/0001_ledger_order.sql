PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_ledger` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`balance_after` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	CONSTRAINT "ledger_balance" CHECK("__new_ledger"."balance_after" >= 0)
);
--> statement-breakpoint
INSERT INTO `__new_ledger`("id", "user_id", "amount", "kind", "reference", "balance_after", "created_at") SELECT "id", "user_id", "amount", "kind", "reference", "balance_after", "created_at" FROM `ledger`;--> statement-breakpoint
DROP TABLE `ledger`;--> statement-breakpoint
ALTER TABLE `__new_ledger` RENAME TO `ledger`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__new_xp_events` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`xp` integer NOT NULL,
	`attribute_points` integer NOT NULL,
	`kind` text NOT NULL,
	`reference` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`)
);
--> statement-breakpoint
INSERT INTO `__new_xp_events`("id", "user_id", "xp", "attribute_points", "kind", "reference", "created_at") SELECT "id", "user_id", "xp", "attribute_points", "kind", "reference", "created_at" FROM `xp_events`;--> statement-breakpoint
DROP TABLE `xp_events`;--> statement-breakpoint
ALTER TABLE `__new_xp_events` RENAME TO `xp_events`;