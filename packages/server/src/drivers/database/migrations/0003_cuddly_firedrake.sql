CREATE TABLE "tour_edits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"edit_id" text NOT NULL,
	"version" integer,
	"edit" json NOT NULL,
	"answer" json NOT NULL,
	"user_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_snapshots" (
	"tour_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tour_snapshots_tour_id_version_pk" PRIMARY KEY("tour_id","version")
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"document" json NOT NULL,
	"stored" text,
	"version" integer NOT NULL,
	"activity" text NOT NULL,
	"published_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "tour_edits" ADD CONSTRAINT "tour_edits_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD CONSTRAINT "tour_snapshots_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tour_edits_edit" ON "tour_edits" USING btree ("tour_id","edit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_edits_version" ON "tour_edits" USING btree ("tour_id","version");--> statement-breakpoint
CREATE INDEX "tours_user_created" ON "tours" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tours_deleted" ON "tours" USING btree ("deleted_at");