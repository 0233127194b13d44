ALTER TABLE "audit_event" ADD COLUMN "count" integer;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "calendar" text;