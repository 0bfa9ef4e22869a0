ALTER TABLE "account_deletions" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "seen_at" timestamp with time zone;