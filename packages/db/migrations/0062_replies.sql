ALTER TABLE "applicant" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "ended_reply_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "mail_refused_at" timestamp (3) with time zone;
--> statement-breakpoint
GRANT UPDATE (replied_at, ended_reply_by) ON public.applicant TO candor_member, candor_worker;
--> statement-breakpoint
GRANT UPDATE (mail_refused_at) ON public.applicant TO candor_worker;
--> statement-breakpoint
-- Stage mails that went out before this: five minutes after the move.
UPDATE public.applicant a SET replied_at = m.sent_at
  FROM (SELECT applicant_id, max(created_at) + interval '5 minutes' AS sent_at
    FROM public.stage_mail WHERE state = 'sent' GROUP BY applicant_id) m
  WHERE m.applicant_id = a.id;
--> statement-breakpoint
-- Replies that members noted before this.
UPDATE public.applicant a SET replied_at = greatest(a.replied_at, e.noted_at)
  FROM (SELECT subject_id, max(at) AS noted_at
    FROM public.audit_event WHERE type = 'applicant.replied' GROUP BY subject_id) e
  WHERE e.subject_id = a.id;
--> statement-breakpoint
-- As before (0057), and what is known of replies ends with the last interview, too.
CREATE OR REPLACE FUNCTION candor_forget_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.submission WHERE applicant_id = OLD.applicant_id) THEN
    DELETE FROM public.applicant_note WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.applicant_rating WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.project_applicant WHERE applicant_id = OLD.applicant_id;
    -- A reply was promised after the interview, not after the invitation.
    UPDATE public.applicant
      SET reply_by = NULL, replied_at = NULL, ended_reply_by = NULL, mail_refused_at = NULL, is_hidden = false
      WHERE id = OLD.applicant_id
        AND (reply_by IS NOT NULL OR replied_at IS NOT NULL OR mail_refused_at IS NOT NULL OR is_hidden);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A candidate reads when the company replied after their own submission, and nothing else of the applicant. Null: it did not.
CREATE FUNCTION candor_replied_at(submission_id uuid) RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
  SELECT a.replied_at FROM public.submission s JOIN public.applicant a ON a.id = s.applicant_id
    WHERE s.id = submission_id AND s.organization_id = candor_organization() AND s.data_subject_id = candor_subject()
      AND a.replied_at >= s.submitted_at
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_replied_at(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_replied_at(uuid) TO candor_candidate;
