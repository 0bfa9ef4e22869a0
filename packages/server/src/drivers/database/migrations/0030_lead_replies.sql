CREATE TABLE "lead_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"lead_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_replies_request" UNIQUE("lead_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_replies" ADD CONSTRAINT "lead_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_replies_lead" ON "lead_replies" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_replies_author" ON "lead_replies" USING btree ("author_id","created_at");