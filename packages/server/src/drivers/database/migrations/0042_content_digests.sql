ALTER TABLE "tours" ADD COLUMN "content_digest" text;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "published_digest" text;