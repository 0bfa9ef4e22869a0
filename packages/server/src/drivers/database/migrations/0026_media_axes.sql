ALTER TABLE "media" ADD COLUMN "axes" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "axes_version" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_axes_version" ON "media" USING btree ("axes_version") WHERE "media"."state" = 'ready' and "media"."manifest" is not null;