ALTER TABLE "images" ADD COLUMN "next_media_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "adjustment" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_next_media_key_media_key_fk" FOREIGN KEY ("next_media_key") REFERENCES "public"."media"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_next_media" ON "images" USING btree ("next_media_key");