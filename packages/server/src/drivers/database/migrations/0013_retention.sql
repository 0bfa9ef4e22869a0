CREATE TABLE "snapshot_media" (
	"tour_id" text NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"media_key" text NOT NULL,
	CONSTRAINT "snapshot_media_tour_id_version_slug_pk" PRIMARY KEY("tour_id","version","slug")
);
--> statement-breakpoint
ALTER TABLE "tour_snapshots" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "snapshot_media" ADD CONSTRAINT "snapshot_media_media_key_media_key_fk" FOREIGN KEY ("media_key") REFERENCES "public"."media"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot_media" ADD CONSTRAINT "snapshot_media_snapshot" FOREIGN KEY ("tour_id","version") REFERENCES "public"."tour_snapshots"("tour_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "snapshot_media_key" ON "snapshot_media" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "tour_edits_at" ON "tour_edits" USING btree ("at");--> statement-breakpoint
-- What visitors see now is kept for its snapshot; what earlier snapshots showed may be gone already.
INSERT INTO "snapshot_media" ("tour_id", "version", "slug", "media_key")
SELECT "tours"."id", "tours"."published_version", "images"."slug", "media"."key"
FROM "tours"
JOIN "tour_snapshots" ON "tour_snapshots"."tour_id" = "tours"."id" AND "tour_snapshots"."version" = "tours"."published_version"
JOIN "images" ON "images"."slug" = ANY("tour_snapshots"."names")
JOIN "media" ON "media"."key" = "images"."media_key" AND "media"."state" = 'ready';
