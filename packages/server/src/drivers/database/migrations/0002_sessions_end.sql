-- Whoever ends a session, and in whatever way, every process hears of it: live streams of it end at once.
CREATE FUNCTION "notify_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_end', OLD.id);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "sessions_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "notify_session_end"();
