CREATE TABLE "tour_schedules" (
	"tour_id" text PRIMARY KEY NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	"time_zone" text NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD COLUMN "difference" jsonb;--> statement-breakpoint
ALTER TABLE "tour_schedules" ADD CONSTRAINT "tour_schedules_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_schedules_publish" ON "tour_schedules" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "tour_schedules_unpublish" ON "tour_schedules" USING btree ("unpublish_at");