CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb,
	"content_hash" text,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_code" ON "certificate" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_valid" ON "certificate" USING btree ("submission_id") WHERE "certificate"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "certificate_submission" ON "certificate" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "certificate_subject" ON "certificate" USING btree ("data_subject_id");--> statement-breakpoint
ALTER TABLE "certificate" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- No policy and no right for members: whether a candidate shows a certificate to anyone is not the company's business.
CREATE POLICY candidate ON public.certificate TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
-- Who has the code reads its row and no other.
CREATE POLICY link ON public.certificate FOR SELECT TO candor_link USING (code = candor_reference());
--> statement-breakpoint
CREATE POLICY worker ON public.certificate TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.certificate TO candor_candidate;
--> statement-breakpoint
GRANT SELECT ON public.certificate TO candor_link;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.certificate TO candor_worker;
--> statement-breakpoint
-- How many questions they answered is on their list and on their certificate.
GRANT SELECT (answered) ON public.submission TO candor_candidate;
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "judging_place" jsonb;
--> statement-breakpoint
GRANT SELECT (judging_place) ON public.submission TO candor_candidate;
