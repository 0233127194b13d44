CREATE TABLE "submission_view" (
	"submission_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submission_view_submission_id_user_id_pk" PRIMARY KEY("submission_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "assessment_state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "communication_halves" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "cognitive_halves" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "cv_halves" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "must_haves_searched" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "question_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission_view" ADD CONSTRAINT "submission_view_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_view" ADD CONSTRAINT "submission_view_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_view_user" ON "submission_view" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "submission_view" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each member has their own rows: what a colleague has opened is not shown to anyone.
CREATE POLICY member ON public.submission_view TO candor_member
  USING (organization_id = candor_organization() AND user_id = nullif(candor_reference(), '')::uuid);
--> statement-breakpoint
CREATE POLICY worker ON public.submission_view TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT ON public.submission_view TO candor_member;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.submission_view TO candor_worker;
--> statement-breakpoint
-- Must-haves of the set that the assessment searched for, named or not. Null if there is none.
CREATE FUNCTION candor_must_haves_searched(body jsonb, content jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT nullif(count(DISTINCT r->>'name'), 0)::smallint
  FROM jsonb_path_query(body, '$.requirements[*] ? (@.state == "named" || @.state == "not_named")') r
  WHERE r->'name' IN (SELECT jsonb_path_query(content, '$.requirements[*] ? (@.isMustHave == true).name')) $$;
--> statement-breakpoint
CREATE FUNCTION candor_count_questions(content jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE WHEN jsonb_typeof(content->'questions') = 'array' THEN jsonb_array_length(content->'questions') ELSE 0 END::smallint $$;
--> statement-breakpoint
-- What is shown before the first assessment follows from the state of the submission.
CREATE FUNCTION candor_unassessed_state(state text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT CASE state WHEN 'failed' THEN 'error' WHEN 'assessing' THEN 'evaluating' ELSE 'pending' END $$;
--> statement-breakpoint
UPDATE public.submission s SET
  assessment_state = coalesce(a.state, candor_unassessed_state(s.state)),
  communication_halves = candor_level_halves(a.body->'groups'->'communication'),
  cognitive_halves = candor_level_halves(a.body->'groups'->'cognitive'),
  cv_halves = candor_level_halves(a.body->'groups'->'cv'),
  must_haves_searched = candor_must_haves_searched(a.body, v.content),
  question_count = candor_count_questions(v.content)
FROM public.submission k
LEFT JOIN public.interview_session i ON i.id = k.session_id
LEFT JOIN public.interview_set_version v ON v.id = i.set_version_id
LEFT JOIN public.assessment a ON a.id = k.current_assessment_id
WHERE k.id = s.id;
--> statement-breakpoint
CREATE INDEX "submission_status" ON "submission" USING btree ("organization_id","assessment_state","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_level_ascending" ON "submission" USING btree ("organization_id","overall_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_communication" ON "submission" USING btree ("organization_id","communication_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_communication_ascending" ON "submission" USING btree ("organization_id","communication_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_cognitive" ON "submission" USING btree ("organization_id","cognitive_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_cognitive_ascending" ON "submission" USING btree ("organization_id","cognitive_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_cv" ON "submission" USING btree ("organization_id","cv_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_cv_ascending" ON "submission" USING btree ("organization_id","cv_halves","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_points_ascending" ON "submission" USING btree ("organization_id","must_haves_named","points_covered","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
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
  NEW.question_count := coalesce((SELECT candor_count_questions(v.content)
    FROM public.interview_session i JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE i.id = NEW.session_id), 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_copy_assessment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT candor_level_halves(a.body->'overall'), candor_level_halves(a.body->'groups'->'communication'),
      candor_level_halves(a.body->'groups'->'cognitive'), candor_level_halves(a.body->'groups'->'cv'),
      candor_must_haves_named(a.body, v.content), candor_must_haves_searched(a.body, v.content), candor_points_covered(a.body)
    INTO NEW.overall_halves, NEW.communication_halves, NEW.cognitive_halves, NEW.cv_halves,
      NEW.must_haves_named, NEW.must_haves_searched, NEW.points_covered
    FROM public.assessment a
    LEFT JOIN public.interview_session i ON i.id = NEW.session_id
    LEFT JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE a.id = NEW.current_assessment_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The state as every view of the submission shows it: the current assessment's, or what follows from the submission without one.
CREATE FUNCTION candor_copy_assessment_state() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.assessment_state := candor_unassessed_state(NEW.state);
  -- A candidate's transaction adds a submission without an assessment, and needs no right to read one.
  IF NEW.current_assessment_id IS NOT NULL THEN
    NEW.assessment_state := coalesce((SELECT a.state FROM public.assessment a WHERE a.id = NEW.current_assessment_id),
      NEW.assessment_state);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_assessment_state BEFORE INSERT OR UPDATE OF state, current_assessment_id ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_copy_assessment_state();
