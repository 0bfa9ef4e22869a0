CREATE TABLE "upload_parts" (
	"upload_id" text NOT NULL,
	"offset_bytes" bigint NOT NULL,
	"size_bytes" integer NOT NULL,
	"writer" text NOT NULL,
	CONSTRAINT "upload_parts_upload_id_offset_bytes_pk" PRIMARY KEY("upload_id","offset_bytes")
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;