CREATE TABLE "lead_meetings" (
	"lead_id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" integer NOT NULL,
	"time_zone" text NOT NULL,
	"place" text NOT NULL,
	"user_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wished_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "wished_time_zone" text;--> statement-breakpoint
ALTER TABLE "lead_meetings" ADD CONSTRAINT "lead_meetings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_meetings" ADD CONSTRAINT "lead_meetings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_meetings_user" ON "lead_meetings" USING btree ("user_id","updated_at");