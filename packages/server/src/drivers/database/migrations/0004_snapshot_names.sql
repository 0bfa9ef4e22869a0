ALTER TABLE "tour_snapshots" ADD COLUMN "names" text[];--> statement-breakpoint
-- Every text of the document that begins like a slug of its tour's folder or of a user's, and the logo by its bare name.
UPDATE "tour_snapshots" SET "names" = ARRAY(
  SELECT DISTINCT normalize(replace("found"."match"[1], '\"', '"'), NFC)
  FROM regexp_matches("document"::text, '"((?:[^"\\]|\\.)*)"', 'g') AS "found"("match")
  WHERE starts_with("found"."match"[1], "tour_id" || '/') OR starts_with("found"."match"[1], 'users/')
) || COALESCE(
  "tour_id" || '/' || normalize(substring("document"::text FROM '"centerLogo": ?"((?:[^"\\]|\\.)*)"'), NFC),
  "tour_id" || '/'
);--> statement-breakpoint
ALTER TABLE "tour_snapshots" ALTER COLUMN "names" SET NOT NULL;--> statement-breakpoint
-- One spelling of accented letters; of two files whose names differ by that alone the other one keeps its name.
UPDATE "images" SET "slug" = normalize("slug", NFC)
WHERE "slug" IS NOT NFC NORMALIZED
  AND NOT EXISTS (SELECT 1 FROM "images" AS "other" WHERE "other"."slug" = normalize("images"."slug", NFC))
  AND "id" = (SELECT min("other"."id") FROM "images" AS "other" WHERE normalize("other"."slug", NFC) = normalize("images"."slug", NFC));--> statement-breakpoint
UPDATE "uploads" SET "slug" = "images"."slug" FROM "images" WHERE "images"."id" = "uploads"."image_id" AND "images"."slug" <> "uploads"."slug";
