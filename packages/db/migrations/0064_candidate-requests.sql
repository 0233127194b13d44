CREATE TABLE "candidate_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"answered_by_name" text,
	CONSTRAINT "candidate_request_answer" CHECK (("candidate_request"."answered_at" is null) = ("candidate_request"."outcome" is null) and ("candidate_request"."answered_at" is null) = ("candidate_request"."answer" is null) and ("candidate_request"."answered_at" is null) = ("candidate_request"."answered_by_name" is null))
);
--> statement-breakpoint
ALTER TABLE "candidate_request" ADD CONSTRAINT "candidate_request_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_request" ADD CONSTRAINT "candidate_request_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_request" ADD CONSTRAINT "candidate_request_answered_by_auth_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_request_open" ON "candidate_request" USING btree ("submission_id","kind") WHERE "candidate_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "candidate_request_submission" ON "candidate_request" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "candidate_request_subject" ON "candidate_request" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "candidate_request_answerer" ON "candidate_request" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "candidate_request_list" ON "candidate_request" USING btree ("organization_id","answered_at" DESC NULLS FIRST,"due_at","id");
--> statement-breakpoint
ALTER TABLE "candidate_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.candidate_request TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.candidate_request TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.candidate_request TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (outcome, answer, answered_at, answered_by, answered_by_name) ON public.candidate_request TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.candidate_request TO candor_candidate;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.candidate_request TO candor_worker;
