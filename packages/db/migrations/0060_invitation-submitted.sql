-- The invitation shows when the interview was submitted. That is the submission's time, which leaves out the paused countdown: the
-- session's own time is later by exactly the time of the retakes.
CREATE OR REPLACE FUNCTION candor_copy_interview_dates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.interviewee SET started_at = coalesce(started_at, NEW.started_at)
    WHERE data_subject_id = NEW.data_subject_id AND set_id = NEW.set_id AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER copy_interview_dates ON public.interview_session;
--> statement-breakpoint
CREATE TRIGGER copy_interview_dates AFTER UPDATE OF started_at ON public.interview_session
  FOR EACH ROW WHEN (NOT NEW.is_practice AND OLD.started_at IS DISTINCT FROM NEW.started_at)
  EXECUTE FUNCTION candor_copy_interview_dates();
--> statement-breakpoint
-- Run as the owner: a candidate's transaction must not be able to change an invitation otherwise.
CREATE FUNCTION candor_copy_submission_date() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.interviewee SET submitted_at = coalesce(submitted_at, NEW.submitted_at)
    WHERE data_subject_id = NEW.data_subject_id AND set_id = NEW.set_id AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_submission_date AFTER INSERT ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_copy_submission_date();
--> statement-breakpoint
UPDATE public.interviewee i SET submitted_at = s.submitted_at
FROM (SELECT data_subject_id, set_id, min(submitted_at) AS submitted_at FROM public.submission GROUP BY data_subject_id, set_id) s
WHERE s.data_subject_id = i.data_subject_id AND s.set_id = i.set_id
  AND i.submitted_at IS NOT NULL AND i.submitted_at <> s.submitted_at;
--> statement-breakpoint
-- The header that an MP4 recording is served with says when the take was made. It is built again without it on first use.
DELETE FROM public.upload_playback p USING public.upload u WHERE u.id = p.upload_id AND u.mime LIKE '%mp4%';
