DROP INDEX "interview_set_organization";--> statement-breakpoint
DROP INDEX "submission_organization";--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "last_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "duration_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "answered" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "overall_halves" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "communication_halves" smallint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "level_halves" smallint GENERATED ALWAYS AS (coalesce(overall_halves, communication_halves)) STORED;--> statement-breakpoint
-- Names in both orders, so that the Vietnamese order is found too, and the address: one narrow text for a keyword.
CREATE FUNCTION candor_search_text(first_name text, last_name text, email text) RETURNS text LANGUAGE sql IMMUTABLE AS
$$ SELECT lower((first_name || ' ' || last_name || ' ' || first_name || E'\n' || email) COLLATE "vi-x-icu") $$;
--> statement-breakpoint
CREATE FUNCTION candor_duration_ms(started timestamptz, ended timestamptz, submitted timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT least(2147483647, greatest(0, round(extract(epoch FROM coalesce(ended, submitted) - coalesce(started, submitted)) * 1000)))::integer $$;
--> statement-breakpoint
-- Follow-ups are not counted, because their number differs from candidate to candidate. Only the current take: the company must not learn
-- that a retake exists.
CREATE FUNCTION candor_count_answered(session uuid) RETURNS smallint LANGUAGE sql STABLE AS
$$ SELECT count(*)::smallint FROM public.answer a JOIN public.answer_take t ON t.answer_id = a.id AND t.take = a.current_take
  WHERE a.session_id = session AND NOT a.is_follow_up AND (t.text <> '' OR t.segment_count > 0) $$;
--> statement-breakpoint
-- Half levels, so that noise does not rank people; null is no level.
CREATE FUNCTION candor_level_halves(aggregate jsonb) RETURNS smallint LANGUAGE sql IMMUTABLE AS
$$ SELECT round((aggregate->>'level')::numeric * 2)::smallint $$;
--> statement-breakpoint
UPDATE public.submission s SET
  first_name = d.first_name,
  last_name = d.last_name,
  search = candor_search_text(d.first_name, d.last_name, d.email),
  duration_ms = candor_duration_ms(i.started_at, i.ended_at, s.submitted_at),
  answered = candor_count_answered(s.session_id),
  overall_halves = candor_level_halves(a.body->'overall'),
  communication_halves = candor_level_halves(a.body->'groups'->'communication')
FROM public.submission k
JOIN public.data_subject d ON d.id = k.data_subject_id
LEFT JOIN public.interview_session i ON i.id = k.session_id
LEFT JOIN public.assessment a ON a.id = k.current_assessment_id
WHERE k.id = s.id;
--> statement-breakpoint
CREATE INDEX "interview_set_newest" ON "interview_set" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_subject" ON "submission" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "submission_newest" ON "submission" USING btree ("organization_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_set_newest" ON "submission" USING btree ("organization_id","set_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_level" ON "submission" USING btree ("organization_id","level_halves" DESC NULLS LAST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_name" ON "submission" USING btree ("organization_id",first_name collate "vi-x-icu",last_name collate "vi-x-icu","id");--> statement-breakpoint
CREATE INDEX "submission_duration" ON "submission" USING btree ("organization_id","duration_ms" DESC NULLS FIRST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_answered" ON "submission" USING btree ("organization_id","answered" DESC NULLS FIRST,"submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- Each of these columns changes in the transaction that changes what it is copied from.
CREATE FUNCTION candor_fill_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked: a name that another transaction changes at this moment is waited for.
  SELECT d.first_name, d.last_name, candor_search_text(d.first_name, d.last_name, d.email)
    INTO NEW.first_name, NEW.last_name, NEW.search
    FROM public.data_subject d WHERE d.id = NEW.data_subject_id FOR SHARE;
  NEW.duration_ms := coalesce((SELECT candor_duration_ms(i.started_at, i.ended_at, NEW.submitted_at)
    FROM public.interview_session i WHERE i.id = NEW.session_id), 0);
  NEW.answered := candor_count_answered(NEW.session_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER fill_submission BEFORE INSERT OR UPDATE OF submitted_at ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_fill_submission();
--> statement-breakpoint
CREATE FUNCTION candor_copy_level() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT candor_level_halves(a.body->'overall'), candor_level_halves(a.body->'groups'->'communication')
    INTO NEW.overall_halves, NEW.communication_halves
    FROM public.assessment a WHERE a.id = NEW.current_assessment_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_level BEFORE UPDATE OF current_assessment_id ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_copy_level();
--> statement-breakpoint
CREATE FUNCTION candor_copy_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.submission SET first_name = NEW.first_name, last_name = NEW.last_name,
    search = candor_search_text(NEW.first_name, NEW.last_name, NEW.email)
    WHERE data_subject_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_name AFTER UPDATE OF first_name, last_name, email ON public.data_subject
  FOR EACH ROW WHEN ((OLD.first_name, OLD.last_name, OLD.email) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.email))
  EXECUTE FUNCTION candor_copy_name();
--> statement-breakpoint
CREATE FUNCTION candor_copy_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.submission SET duration_ms = candor_duration_ms(NEW.started_at, NEW.ended_at, submitted_at)
    WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_duration AFTER UPDATE OF started_at, ended_at ON public.interview_session
  FOR EACH ROW WHEN ((OLD.started_at, OLD.ended_at) IS DISTINCT FROM (NEW.started_at, NEW.ended_at))
  EXECUTE FUNCTION candor_copy_duration();
--> statement-breakpoint
CREATE FUNCTION candor_copy_answered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  session uuid;
BEGIN
  IF TG_TABLE_NAME = 'answer' THEN
    session := NEW.session_id;
  ELSE
    SELECT a.session_id INTO session FROM public.answer a WHERE a.id = NEW.answer_id;
  END IF;
  -- Nearly always there is no submission yet: the answers are counted only when there is one.
  UPDATE public.submission SET answered = candor_count_answered(session) WHERE session_id = session;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_answered AFTER UPDATE OF current_take ON public.answer
  FOR EACH ROW WHEN (OLD.current_take <> NEW.current_take) EXECUTE FUNCTION candor_copy_answered();
--> statement-breakpoint
CREATE TRIGGER copy_answered AFTER UPDATE OF text, segment_count ON public.answer_take
  FOR EACH ROW WHEN ((OLD.text <> '' OR OLD.segment_count > 0) <> (NEW.text <> '' OR NEW.segment_count > 0))
  EXECUTE FUNCTION candor_copy_answered();
--> statement-breakpoint
CREATE TRIGGER copy_answered_of_new AFTER INSERT ON public.answer_take
  FOR EACH ROW WHEN (NEW.text <> '' OR NEW.segment_count > 0) EXECUTE FUNCTION candor_copy_answered();
--> statement-breakpoint
-- A candidate reads their own submission, but no level: an assessment is read where the set gives the result, and nowhere else.
REVOKE SELECT ON public.submission FROM candor_candidate;
--> statement-breakpoint
GRANT SELECT (id, organization_id, data_subject_id, set_id, session_id, code, state, is_completed, tries, assessed_at,
  current_assessment_id, judging, assessment_request, submitted_at, created_at, updated_at) ON public.submission TO candor_candidate;