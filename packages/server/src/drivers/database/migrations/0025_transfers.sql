CREATE TABLE "tour_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"tour_id" text NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"with_versions" boolean NOT NULL,
	"options" jsonb,
	"state" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"size_bytes" bigint NOT NULL,
	"sha256" text,
	"file_name" text NOT NULL,
	"report" jsonb,
	"fault" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tour_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"progress" real DEFAULT 0 NOT NULL,
	"reserved_bytes" bigint DEFAULT 0 NOT NULL,
	"found" jsonb,
	"tour_id" text,
	"report" jsonb,
	"fault" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tour_exports" ADD CONSTRAINT "tour_exports_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_exports" ADD CONSTRAINT "tour_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tour_imports" ADD CONSTRAINT "tour_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tour_exports_tour" ON "tour_exports" USING btree ("tour_id","created_at");--> statement-breakpoint
CREATE INDEX "tour_exports_user" ON "tour_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tour_exports_expires" ON "tour_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tour_imports_user" ON "tour_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "tour_imports_expires" ON "tour_imports" USING btree ("expires_at");