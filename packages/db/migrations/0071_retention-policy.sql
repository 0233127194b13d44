CREATE TABLE "retention_policy" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"preset" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_hold" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"held_by" uuid NOT NULL,
	"held_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "retention_policy" ADD CONSTRAINT "retention_policy_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_hold_newest" ON "legal_hold" USING btree ("organization_id","held_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "submission_deletion" ADD COLUMN "cause" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_deletion" ADD COLUMN "undo_until" timestamp (3) with time zone;--> statement-breakpoint
-- Until now a deletion could be undone until it ran.
UPDATE "submission_deletion" SET "undo_until" = "due_at", "cause" = CASE WHEN "ordered_by" IS NULL THEN 'candidate' ELSE 'member' END;--> statement-breakpoint
ALTER TABLE "submission_deletion" ALTER COLUMN "undo_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "retention_policy" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "legal_hold" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY member ON public.retention_policy TO candor_member USING (organization_id = candor_organization());--> statement-breakpoint
CREATE POLICY candidate ON public.retention_policy FOR SELECT TO candor_candidate USING (organization_id = candor_organization());--> statement-breakpoint
CREATE POLICY worker ON public.retention_policy TO candor_worker USING (true);--> statement-breakpoint
CREATE POLICY member ON public.legal_hold TO candor_member USING (organization_id = candor_organization());--> statement-breakpoint
CREATE POLICY worker ON public.legal_hold TO candor_worker USING (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.retention_policy TO candor_member;--> statement-breakpoint
GRANT SELECT ON public.retention_policy TO candor_candidate;--> statement-breakpoint
GRANT SELECT, DELETE ON public.retention_policy TO candor_worker;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.legal_hold TO candor_member;--> statement-breakpoint
GRANT SELECT, DELETE ON public.legal_hold TO candor_worker;
