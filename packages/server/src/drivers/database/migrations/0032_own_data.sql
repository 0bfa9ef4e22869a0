CREATE TABLE "account_deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" bigint,
	"fault" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_exports_user" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");
--> statement-breakpoint
-- Whoever logs in, and in whatever way, keeps their account, and the tours that went to the bin with it.
CREATE FUNCTION "keep_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "tours" SET "deleted_at" = NULL FROM "account_deletions"
    WHERE "account_deletions"."user_id" = NEW.user_id AND "kept_at" IS NULL
      AND "tours"."user_id" = NEW.user_id AND "tours"."deleted_at" = "asked_at";
  UPDATE "account_deletions" SET "kept_at" = now() WHERE "user_id" = NEW.user_id AND "kept_at" IS NULL;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "session_keeps_account" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "keep_account"();
