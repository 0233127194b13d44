DROP INDEX "stage_mail_created";--> statement-breakpoint
ALTER TABLE "stage_mail" DROP COLUMN "send_at";
--> statement-breakpoint
-- What members wrote about a person ends with the last interview that is erased. One that is only hidden can come back.
DROP TRIGGER forget_interviewed ON public.applicant;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_forget_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.submission WHERE applicant_id = OLD.applicant_id) THEN
    DELETE FROM public.applicant_note WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.applicant_rating WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.project_applicant WHERE applicant_id = OLD.applicant_id;
    -- A reply was promised after the interview, not after the invitation.
    UPDATE public.applicant SET reply_by = NULL WHERE id = OLD.applicant_id AND reply_by IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_interviewed AFTER DELETE ON public.submission
  FOR EACH ROW EXECUTE FUNCTION candor_forget_interviewed();
--> statement-breakpoint
-- The same moment as `findReplyBy` of the server: a day has 24 hours, whatever the time zone of the connection.
CREATE OR REPLACE FUNCTION candor_reply_by(submitted public.submission) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT submitted.submitted_at + (v.content ->> 'replyWithinDays')::int * interval '24 hours'
    FROM public.interview_session i JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE i.id = submitted.session_id
$$;
--> statement-breakpoint
-- A candidate reads when the reply to their own submission is due, and nothing else of the applicant. Null: it was given, or none was promised.
CREATE FUNCTION candor_awaited_reply(submission_id uuid) RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT a.reply_by FROM public.submission s JOIN public.applicant a ON a.id = s.applicant_id
    WHERE s.id = submission_id AND s.organization_id = candor_organization() AND s.data_subject_id = candor_subject()
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_awaited_reply(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_awaited_reply(uuid) TO candor_candidate;
