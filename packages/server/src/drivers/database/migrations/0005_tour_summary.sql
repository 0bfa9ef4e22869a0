ALTER TABLE "tour_snapshots" ADD COLUMN "shape" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "shape" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "summary" json;--> statement-breakpoint
UPDATE "tours" SET "summary" = (
  (
    SELECT jsonb_object_agg("key", "value") FROM json_each("document")
    WHERE "key" IN ('id', 'schema', 'version', 'user_id', 'name', 'description', 'created_at', 'updated_at', 'activity',
      'published_version', 'published_at', 'tourtype', 'thumbnail', 'initialSceneId', 'opening')
  ) || jsonb_build_object('scenes', COALESCE((
    SELECT jsonb_agg((
      SELECT jsonb_object_agg("key", "value") FROM json_each("scene")
      WHERE "key" IN ('id', 'name', 'slug', 'cameraPosition', 'cameraDirection', 'view')
    )) FROM json_array_elements("document"->'scenes') AS "scene"
  ), '[]'::jsonb))
)::json;--> statement-breakpoint
ALTER TABLE "tours" ALTER COLUMN "summary" SET NOT NULL;
