ALTER TABLE "applicant" ADD COLUMN "progress" text DEFAULT 'invited' NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_session" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_progress" ON "applicant" USING btree ("organization_id","progress","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applicant"."submission_count" = 0;--> statement-breakpoint
CREATE INDEX "interview_session_applicant" ON "interview_session" USING btree ("applicant_id");
--> statement-breakpoint
-- An interview that is over without a submission because the person left. One that ended otherwise is submitted by itself.
CREATE FUNCTION candor_has_left(submitted_at timestamptz, phase text, state jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT submitted_at IS NULL AND (phase = 'aborted' OR phase = 'ended' AND state ->> 'endReason' IS NOT DISTINCT FROM 'abandoned')
$$;
--> statement-breakpoint
-- Neither an invitation for the position nor an interview that was started and not submitted.
CREATE FUNCTION candor_has_only_submissions(id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM public.interview_session v WHERE v.applicant_id = a.id AND v.submitted_at IS NULL)
      AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
        WHERE t.position_id = a.position_id AND i.email = a.email)
    FROM public.applicant a WHERE a.id = $1
$$;
--> statement-breakpoint
-- The applicant's lock orders two interviews of one person: the later one counts both.
CREATE FUNCTION candor_count_progress(id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM public.applicant a WHERE a.id = $1 FOR NO KEY UPDATE;
  UPDATE public.applicant a SET progress = counted.progress
    FROM (SELECT CASE WHEN count(*) = 0 THEN 'invited'
          WHEN bool_and(candor_has_left(v.submitted_at, v.phase, v.state)) THEN 'unfinished' ELSE 'started' END AS progress
        FROM public.interview_session v WHERE v.applicant_id = $1 AND v.submitted_at IS NULL) counted
    WHERE a.id = $1 AND a.progress <> counted.progress;
END $$;
--> statement-breakpoint
-- After an interview or an invitation was erased. Its name and language stay nowhere: the applicant gets those of the newest submission
-- that is left, of the newest interview without one, or of the invitation. Without any of them the row goes.
CREATE FUNCTION candor_settle_applicant(id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM candor_count_progress($1);
  DELETE FROM public.applicant a WHERE a.id = $1 AND candor_has_only_submissions(a.id)
    AND NOT EXISTS (SELECT FROM public.submission s WHERE s.applicant_id = a.id);
  -- Hidden as long as every interview of theirs is about to be erased.
  UPDATE public.applicant a SET is_hidden = a.submission_count = 0 AND EXISTS (SELECT FROM public.submission s WHERE s.applicant_id = a.id)
    WHERE a.id = $1;
  UPDATE public.applicant a SET first_name = l.first_name, last_name = l.last_name, language = l.language, search = l.search
    FROM (
      (SELECT 1 AS rank, s.first_name, s.last_name, v.language, s.search
        FROM public.submission s JOIN public.interview_session v ON v.id = s.session_id
        WHERE s.applicant_id = $1 ORDER BY s.submitted_at DESC, s.id DESC LIMIT 1)
      UNION ALL
      (SELECT 2, d.first_name, d.last_name, v.language, candor_search_text(d.first_name, d.last_name, d.email)
        FROM public.interview_session v JOIN public.data_subject d ON d.id = v.data_subject_id
        WHERE v.applicant_id = $1 AND v.submitted_at IS NULL ORDER BY v.started_at DESC, v.id DESC LIMIT 1)
      UNION ALL
      (SELECT 3, i.name, '', NULL, candor_search_text(i.name, '', i.email)
        FROM public.applicant o JOIN public.interview_set t ON t.position_id = o.position_id
        JOIN public.interviewee i ON i.set_id = t.id AND i.email = o.email
        WHERE o.id = $1 ORDER BY i.created_at DESC, i.id DESC LIMIT 1)
      ORDER BY rank LIMIT 1
    ) AS l
    WHERE a.id = $1;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_has_only_submissions(uuid), candor_count_progress(uuid), candor_settle_applicant(uuid) FROM PUBLIC;
--> statement-breakpoint
-- People who started an interview before this and did not submit it.
INSERT INTO public.applicant (id, organization_id, position_id, stage_id, email, first_name, last_name, language, search, created_at)
SELECT DISTINCT ON (t.position_id, d.email) gen_random_uuid(), v.organization_id, t.position_id,
    candor_stage(v.organization_id, 'applied'), d.email, d.first_name, d.last_name, v.language,
    candor_search_text(d.first_name, d.last_name, d.email), v.started_at
  FROM public.interview_session v
  JOIN public.interview_set t ON t.id = v.set_id
  JOIN public.position p ON p.id = t.position_id
  JOIN public.data_subject d ON d.id = v.data_subject_id
  WHERE v.started_at IS NOT NULL AND v.submitted_at IS NULL AND NOT v.is_practice AND d.email <> ''
  ORDER BY t.position_id, d.email, v.started_at, v.id
ON CONFLICT (position_id, email) DO NOTHING;
--> statement-breakpoint
UPDATE public.interview_session v SET applicant_id = a.id
  FROM public.interview_set t, public.data_subject d, public.applicant a
  WHERE v.started_at IS NOT NULL AND NOT v.is_practice
    AND t.id = v.set_id AND d.id = v.data_subject_id AND a.position_id = t.position_id AND a.email = d.email;
--> statement-breakpoint
SELECT candor_settle_applicant(a.id) FROM public.applicant a
  WHERE EXISTS (SELECT FROM public.interview_session v WHERE v.applicant_id = a.id AND v.submitted_at IS NULL);
--> statement-breakpoint
-- The first start of an interview makes the applicant, like an invitation or a submission. A practice makes none.
CREATE FUNCTION candor_add_started() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  entered public.applicant;
BEGIN
  INSERT INTO public.applicant AS a (id, organization_id, position_id, stage_id, email, first_name, last_name, language, search, created_at)
    SELECT gen_random_uuid(), NEW.organization_id, t.position_id, candor_stage(NEW.organization_id, 'applied'),
        d.email, d.first_name, d.last_name, NEW.language, candor_search_text(d.first_name, d.last_name, d.email), NEW.started_at
      FROM public.interview_set t, public.data_subject d WHERE t.id = NEW.set_id AND d.id = NEW.data_subject_id AND d.email <> ''
    ON CONFLICT (position_id, email) DO UPDATE SET
      -- A submission's name is kept: it is what members have read.
      first_name = CASE WHEN a.submission_count = 0 THEN EXCLUDED.first_name ELSE a.first_name END,
      last_name = CASE WHEN a.submission_count = 0 THEN EXCLUDED.last_name ELSE a.last_name END,
      language = CASE WHEN a.submission_count = 0 THEN EXCLUDED.language ELSE a.language END,
      search = CASE WHEN a.submission_count = 0 THEN EXCLUDED.search ELSE a.search END
    RETURNING * INTO entered;
  NEW.applicant_id := entered.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_applicant BEFORE INSERT OR UPDATE OF started_at ON public.interview_session FOR EACH ROW
  WHEN (NEW.started_at IS NOT NULL AND NEW.submitted_at IS NULL AND NEW.applicant_id IS NULL AND NOT NEW.is_practice)
  EXECUTE FUNCTION candor_add_started();
--> statement-breakpoint
CREATE FUNCTION candor_copy_progress() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_count_progress(NEW.applicant_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_new_progress AFTER INSERT ON public.interview_session FOR EACH ROW
  WHEN (NEW.applicant_id IS NOT NULL) EXECUTE FUNCTION candor_copy_progress();
--> statement-breakpoint
CREATE TRIGGER copy_progress AFTER UPDATE ON public.interview_session FOR EACH ROW
  WHEN (NEW.applicant_id IS NOT NULL
    AND (OLD.applicant_id, OLD.phase, OLD.submitted_at) IS DISTINCT FROM (NEW.applicant_id, NEW.phase, NEW.submitted_at))
  EXECUTE FUNCTION candor_copy_progress();
--> statement-breakpoint
CREATE FUNCTION candor_remove_started() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_settle_applicant(OLD.applicant_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER remove_applicant AFTER DELETE ON public.interview_session FOR EACH ROW
  WHEN (OLD.applicant_id IS NOT NULL) EXECUTE FUNCTION candor_remove_started();
--> statement-breakpoint
-- As before (0044), and with interviews that were started.
CREATE OR REPLACE FUNCTION candor_remove_applicant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'submission' THEN
    IF OLD.deletion_id IS NULL THEN
      UPDATE public.applicant SET submission_count = submission_count - 1 WHERE id = OLD.applicant_id;
    END IF;
    PERFORM candor_settle_applicant(OLD.applicant_id);
  ELSE
    PERFORM candor_settle_applicant(a.id) FROM public.applicant a JOIN public.interview_set t ON t.position_id = a.position_id
      WHERE t.id = OLD.set_id AND a.email = OLD.email;
  END IF;
  RETURN NULL;
END $$;
