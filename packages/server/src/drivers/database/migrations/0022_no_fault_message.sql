-- Unread since faults are codes; the release that named it when it wrote a row is two releases ago.
ALTER TABLE "media" DROP COLUMN IF EXISTS "fault_message";
