-- Answers to edits name a code of the closed list; their English goes. A process of the last release reads both.
UPDATE "tour_edits" SET "answer" = json_build_object('id', "answer"->>'id', 'status', 'refused',
  'code', 'refused_earlier_edit', 'params', '{}'::json)
WHERE "answer"->>'status' = 'refused' AND "answer"->>'code' IS NULL;--> statement-breakpoint
-- What an earlier release said of a file in words alone.
UPDATE "media" SET "fault_code" = 'refused_earlier', "fault_params" = '{}'::jsonb WHERE "fault_params" ? 'text';--> statement-breakpoint
-- For processes of the release before codes, which name this column whenever they read or write a row; the next release drops it.
ALTER TABLE "media" ADD COLUMN IF NOT EXISTS "fault_message" text;
