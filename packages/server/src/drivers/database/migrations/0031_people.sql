CREATE TABLE "account_members" (
	"owner_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_members_owner_id_user_id_pk" PRIMARY KEY("owner_id","user_id"),
	CONSTRAINT "account_members_role" CHECK ("account_members"."role" in ('editor', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"tour_ids" text[],
	"with_leads" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "offers_outcome" CHECK (("offers"."outcome" is null) = ("offers"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_members" ADD CONSTRAINT "account_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_members_user" ON "account_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offers_owner" ON "offers" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_email" ON "offers" USING btree ("email");
--> statement-breakpoint
-- Whoever writes a tour, and in whatever way: its owner has a row here, and so has whoever works on all tours of that account.
CREATE OR REPLACE FUNCTION "keep_tour_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "tour_members" WHERE "tour_id" = NEW.id AND "role" = 'owner' AND "user_id" <> NEW.user_id;
  INSERT INTO "tour_members" ("tour_id", "user_id", "role") VALUES (NEW.id, NEW.user_id, 'owner')
    ON CONFLICT ("tour_id", "user_id") DO UPDATE SET "role" = 'owner';
  INSERT INTO "tour_members" ("tour_id", "user_id", "role")
    SELECT NEW.id, "user_id", "role" FROM "account_members" WHERE "owner_id" = NEW.user_id
    ON CONFLICT ("tour_id", "user_id") DO NOTHING;
  RETURN NULL;
END;
$$;
