CREATE TABLE "tour_views" (
	"tour_id" text PRIMARY KEY NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_views" ADD CONSTRAINT "tour_views_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- All openings of a tour so far, in one row.
INSERT INTO "tour_views" ("tour_id", "count")
SELECT "tour_id", sum("count") FROM "event_days"
WHERE "tour_id" IS NOT NULL AND ("name" = 'tour_welcome_page_view' OR ("name" = 'page_view' AND "is_embedded"))
GROUP BY "tour_id";--> statement-breakpoint
-- The owner of the demo tours. No address is in capitals and without an at sign, so nobody signs up or in as this account, or gets mail for it.
INSERT INTO "users" ("id", "name", "email") VALUES ('tourwright-demos', 'Tourwright', 'TOURWRIGHT-DEMOS')
ON CONFLICT DO NOTHING;--> statement-breakpoint
-- Whatever was left without its owner stays as it was, under an account that nobody can sign in to.
INSERT INTO "users" ("id", "name", "email")
SELECT "user_id", 'Removed account', 'REMOVED ' || "user_id" FROM (
  SELECT "user_id" FROM "tours" UNION SELECT "user_id" FROM "images"
) AS "owners"
WHERE NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "owners"."user_id");--> statement-breakpoint
-- Images of tours that are gone: nobody can reach them, and the next start removes the files that only they named.
DELETE FROM "images" WHERE "tour_id" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "tours" WHERE "tours"."id" = "images"."tour_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tours" ADD CONSTRAINT "tours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_email" ON "mailed_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");
