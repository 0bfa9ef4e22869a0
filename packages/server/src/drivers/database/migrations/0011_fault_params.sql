ALTER TABLE "media" ADD COLUMN "fault_params" jsonb;--> statement-breakpoint
-- What was said in words before keeps them as a parameter, unless its code says all.
UPDATE "media" SET "fault_params" = CASE
  WHEN "fault_code" IN ('empty', 'damaged', 'heic', 'svg', 'lfs_pointer', 'text', 'bmp', 'psd', 'hdr', 'jxl', 'archive', 'too_costly',
    'broke_the_worker', 'original_damaged') THEN '{}'::jsonb
  ELSE jsonb_build_object('text', "fault_message") END
WHERE "fault_message" IS NOT NULL;
