-- The right password alone keeps no account that has a second factor: the session that it makes is gone before the
-- second factor is asked for. Whoever has shown both is noted by the accounts, which call `keep_account_of`.
CREATE FUNCTION "keep_account_of"("kept_id" text) RETURNS void LANGUAGE sql AS $$
  UPDATE "tours" SET "deleted_at" = NULL FROM "account_deletions"
    WHERE "account_deletions"."user_id" = "kept_id" AND "kept_at" IS NULL
      AND "tours"."user_id" = "kept_id" AND "tours"."deleted_at" = "asked_at";
  UPDATE "account_deletions" SET "kept_at" = now() WHERE "user_id" = "kept_id" AND "kept_at" IS NULL;
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "users" WHERE "id" = NEW.user_id AND "two_factor_enabled") THEN
    PERFORM "keep_account_of"(NEW.user_id);
  END IF;
  RETURN NULL;
END;
$$;
