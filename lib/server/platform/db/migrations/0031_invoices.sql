ALTER TABLE "reservations" ADD COLUMN "invoice_title" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "invoice_tax_office" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "invoice_tax_number" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "invoice_title" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "invoice_tax_office" text;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "invoice_tax_number" text;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_invoice" CHECK (num_nonnulls("reservations"."invoice_title", "reservations"."invoice_tax_number") in (0, 2) and ("reservations"."invoice_tax_office" is null or "reservations"."invoice_title" is not null));--> statement-breakpoint
ALTER TABLE "service_orders" ADD CONSTRAINT "service_orders_invoice" CHECK (num_nonnulls("service_orders"."invoice_title", "service_orders"."invoice_tax_number") in (0, 2) and ("service_orders"."invoice_tax_office" is null or "service_orders"."invoice_title" is not null));