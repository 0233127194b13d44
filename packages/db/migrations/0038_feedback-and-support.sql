CREATE TABLE "submission_feedback" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"company_rating" smallint NOT NULL,
	"interviewer_rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submission_feedback_ratings" CHECK ("submission_feedback"."company_rating" between 1 and 5 and "submission_feedback"."interviewer_rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"request_id" uuid,
	"is_confirmation_mailed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_feedback" ADD CONSTRAINT "submission_feedback_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_ticket_created" ON "support_ticket" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_ticket_email" ON "support_ticket" USING btree ("email");
--> statement-breakpoint
ALTER TABLE "submission_feedback" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- No policy and no right for members: the company must not read what a candidate says about it.
CREATE POLICY candidate ON public.submission_feedback TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.submission_feedback TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.submission_feedback TO candor_candidate;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.submission_feedback TO candor_worker;
--> statement-breakpoint
ALTER TABLE "support_ticket" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Anyone may write to support, so the actor of accounts stores it; the operator's command and the retention job are workers.
CREATE POLICY auth ON public.support_ticket TO candor_auth USING (true);
--> statement-breakpoint
CREATE POLICY worker ON public.support_ticket TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON public.support_ticket TO candor_auth;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON public.support_ticket TO candor_worker;
