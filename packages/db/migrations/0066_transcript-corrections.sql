CREATE TABLE "transcript_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"take" integer NOT NULL,
	"version" smallint NOT NULL,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"changed_percent" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcript_correction" ADD CONSTRAINT "transcript_correction_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_correction" ADD CONSTRAINT "transcript_correction_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript_correction" ADD CONSTRAINT "transcript_correction_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transcript_correction_version" ON "transcript_correction" USING btree ("session_id","answer_id","take","version");--> statement-breakpoint
CREATE INDEX "transcript_correction_submission" ON "transcript_correction" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "transcript_correction_answer" ON "transcript_correction" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "transcript_correction_subject" ON "transcript_correction" USING btree ("data_subject_id");
--> statement-breakpoint
ALTER TABLE "transcript_correction" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.transcript_correction FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
-- No right to change or delete: every version stays as it was written.
CREATE POLICY candidate ON public.transcript_correction TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.transcript_correction TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT ON public.transcript_correction TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.transcript_correction TO candor_candidate;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.transcript_correction TO candor_worker;
