DROP INDEX "ledger_user";--> statement-breakpoint
DROP INDEX "xp_events_user";--> statement-breakpoint
ALTER TABLE "ledger" DROP CONSTRAINT "ledger_pkey";--> statement-breakpoint
ALTER TABLE "xp_events" DROP CONSTRAINT "xp_events_pkey";--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "xp_events" ADD CONSTRAINT "xp_events_user_id_id_pk" PRIMARY KEY("user_id","id");
