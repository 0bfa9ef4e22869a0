CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"tour_id" text,
	"user_id" text NOT NULL,
	"area" text NOT NULL,
	"media_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"key" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"sha256" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"content_type" text NOT NULL,
	"width" integer,
	"height" integer,
	"state" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"fault_code" text,
	"fault_message" text,
	"served_name" text,
	"thumbnail_name" text,
	"manifest" jsonb,
	"preview" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"image_id" text NOT NULL,
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"offset_bytes" bigint DEFAULT 0 NOT NULL,
	"sha256" text,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_byte_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_media_key_media_key_fk" FOREIGN KEY ("media_key") REFERENCES "public"."media"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "images_slug" ON "images" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "images_tour" ON "images" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "images_media" ON "images" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "media_state" ON "media" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "uploads_image" ON "uploads" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "uploads_last_byte" ON "uploads" USING btree ("last_byte_at");