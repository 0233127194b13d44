CREATE TABLE "organization_logo" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"mime" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "has_logo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_set" ADD COLUMN "accent_color" text;--> statement-breakpoint
ALTER TABLE "organization_logo" ADD CONSTRAINT "organization_logo_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organization_logo" ADD CONSTRAINT "organization_logo_size" CHECK (octet_length(bytes) <= 524288);
--> statement-breakpoint
ALTER TABLE "interview_set" ADD CONSTRAINT "interview_set_accent_color" CHECK (accent_color ~ '^#[0-9a-f]{6}$');
--> statement-breakpoint
ALTER TABLE "organization_logo" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.organization_logo TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
-- Accounts are the actor that serves a logo: its address is known to candidates, who have no account.
CREATE POLICY auth ON public.organization_logo FOR SELECT TO candor_auth USING (true);
--> statement-breakpoint
-- Mails of invitations carry it.
CREATE POLICY worker ON public.organization_logo FOR SELECT TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.organization_logo TO candor_member;
--> statement-breakpoint
GRANT SELECT ON public.organization_logo TO candor_auth, candor_worker;
