CREATE TABLE "gallery_requests" (
	"tour_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gallery_requests" ADD CONSTRAINT "gallery_requests_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_requests_state" ON "gallery_requests" USING btree ("state","asked_at");