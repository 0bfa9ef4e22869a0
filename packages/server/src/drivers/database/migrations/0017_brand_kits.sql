CREATE TABLE "brand_kits" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kit" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;