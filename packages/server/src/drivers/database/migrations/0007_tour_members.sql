CREATE TABLE "tour_members" (
	"tour_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tour_members_tour_id_user_id_pk" PRIMARY KEY("tour_id","user_id"),
	CONSTRAINT "tour_members_role" CHECK ("tour_members"."role" in ('owner', 'editor', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "tour_members" ADD CONSTRAINT "tour_members_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_members" ADD CONSTRAINT "tour_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_members_user" ON "tour_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tour_members_owner" ON "tour_members" USING btree ("tour_id") WHERE "tour_members"."role" = 'owner';--> statement-breakpoint
-- Whoever writes a tour, and in whatever way: its owner has a row here.
CREATE FUNCTION "keep_tour_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "tour_members" WHERE "tour_id" = NEW.id AND "role" = 'owner' AND "user_id" <> NEW.user_id;
  INSERT INTO "tour_members" ("tour_id", "user_id", "role") VALUES (NEW.id, NEW.user_id, 'owner')
    ON CONFLICT ("tour_id", "user_id") DO UPDATE SET "role" = 'owner';
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "tours_owner" AFTER INSERT OR UPDATE OF "user_id" ON "tours" FOR EACH ROW EXECUTE FUNCTION "keep_tour_owner"();--> statement-breakpoint
INSERT INTO "tour_members" ("tour_id", "user_id", "role", "created_at")
  SELECT "id", "user_id", 'owner', "created_at" FROM "tours";
