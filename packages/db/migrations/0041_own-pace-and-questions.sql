-- What is shown as the length of an interview is at most the set's time: a longer one would tell that the candidate was interrupted
-- or took the interview at their own pace.
CREATE FUNCTION candor_shown_duration_ms(started timestamptz, ended timestamptz, submitted timestamptz, state jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT least(candor_duration_ms(started, ended, submitted), (state->'clock'->>'allowanceMs')::integer) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_fill_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked: a name that another transaction changes at this moment is waited for.
  SELECT d.first_name, d.last_name, candor_search_text(d.first_name, d.last_name, d.email)
    INTO NEW.first_name, NEW.last_name, NEW.search
    FROM public.data_subject d WHERE d.id = NEW.data_subject_id FOR SHARE;
  NEW.duration_ms := coalesce((SELECT candor_shown_duration_ms(i.started_at, i.ended_at, NEW.submitted_at, i.state)
    FROM public.interview_session i WHERE i.id = NEW.session_id), 0);
  NEW.answered := candor_count_answered(NEW.session_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_copy_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.submission SET duration_ms = candor_shown_duration_ms(NEW.started_at, NEW.ended_at, submitted_at, NEW.state)
    WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE public.submission s SET duration_ms = candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state)
FROM public.interview_session i
WHERE i.id = s.session_id AND s.duration_ms <> candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state);
--> statement-breakpoint
CREATE TABLE "candidate_question" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_question" ADD CONSTRAINT "candidate_question_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_question" ADD CONSTRAINT "candidate_question_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_question_session" ON "candidate_question" USING btree ("session_id");
--> statement-breakpoint
ALTER TABLE "candidate_question" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.candidate_question TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.candidate_question TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.candidate_question TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.candidate_question TO candor_member, candor_worker;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.candidate_question TO candor_candidate;
