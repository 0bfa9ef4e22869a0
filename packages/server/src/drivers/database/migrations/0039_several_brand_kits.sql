ALTER TABLE "brand_kits" DROP CONSTRAINT "brand_kits_pkey";--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "id" text DEFAULT 'first' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_user_id_id_pk" PRIMARY KEY("user_id","id");
