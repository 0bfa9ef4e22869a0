CREATE TABLE "contact_forms" (
	"user_id" text PRIMARY KEY NOT NULL,
	"form" jsonb NOT NULL,
	"is_on" boolean NOT NULL,
	"consent_version" integer NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"consent" text NOT NULL,
	"is_spam" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_messages_request" UNIQUE("request_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"tour_id" text,
	"owner_id" text NOT NULL,
	"tour_title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"assignee_id" text,
	"scene_id" bigint,
	"view" jsonb,
	"path" jsonb NOT NULL,
	"locale" text NOT NULL,
	"consent" text NOT NULL,
	"consent_version" integer NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_request" UNIQUE("request_id")
);
--> statement-breakpoint
ALTER TABLE "contact_forms" ADD CONSTRAINT "contact_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_tour" ON "leads" USING btree ("tour_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","mailed_at");