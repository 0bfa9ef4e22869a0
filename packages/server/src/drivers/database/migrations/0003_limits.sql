CREATE TABLE "event_days" (
	"tour_id" text,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"is_embedded" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_days_one" UNIQUE NULLS NOT DISTINCT("tour_id","day","name","is_embedded")
);
--> statement-breakpoint
CREATE TABLE "event_sums" (
	"id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"storage_id" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "events_tour_name";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "writer_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_tour_at" ON "events" USING btree ("tour_id","at");--> statement-breakpoint
CREATE INDEX "events_at" ON "events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("user_id") WHERE "uploads"."finished_at" is null;--> statement-breakpoint
INSERT INTO "event_sums" ("id", "until") VALUES (1, '1970-01-01T00:00:00Z');
