CREATE TABLE "backup_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"machine" text NOT NULL,
	"path" text,
	"started_at" timestamp with time zone NOT NULL,
	"size_bytes" bigint,
	"sha256" text,
	"rows" bigint,
	"files" bigint,
	"jobs" integer,
	"fault" text,
	"proven_at" timestamp with time zone,
	"proven_rows" bigint,
	"proven_files" bigint,
	"refuted_at" timestamp with time zone,
	"proof_fault" text,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");