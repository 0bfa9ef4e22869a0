CREATE TABLE "tour_links" (
	"id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"password_hash" text,
	"generation" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone,
	"most_views" integer,
	"views" integer DEFAULT 0 NOT NULL,
	"is_unbranded" boolean NOT NULL,
	"shows" text NOT NULL,
	"start" jsonb,
	"language" text,
	"controls" jsonb,
	"revoked_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tour_links_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "tour_links" ADD CONSTRAINT "tour_links_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_links_tour" ON "tour_links" USING btree ("tour_id","created_at","id");