ALTER TABLE "leads" DROP CONSTRAINT "leads_request";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_request";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_request";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_request" UNIQUE("tour_id","request_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_request" UNIQUE("tour_id","request_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request" UNIQUE("user_id","request_id");