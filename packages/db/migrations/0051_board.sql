ALTER TABLE "applicant" ADD COLUMN "stage_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Since the last move that the audit log knows; who was never moved entered with the first interview, or with the invitation.
UPDATE public.applicant a SET stage_since = coalesce(
  (SELECT max(e.at) FROM public.audit_event e
    WHERE e.organization_id = a.organization_id AND e.subject_id = a.id AND e.type = 'applicant.moved'),
  (SELECT min(s.submitted_at) FROM public.submission s WHERE s.applicant_id = a.id),
  a.created_at);
--> statement-breakpoint
GRANT UPDATE (stage_since) ON public.applicant TO candor_member;
--> statement-breakpoint
CREATE FUNCTION candor_date_stage() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  NEW.stage_since := NEW.created_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER date_stage BEFORE INSERT ON public.applicant FOR EACH ROW EXECUTE FUNCTION candor_date_stage();
--> statement-breakpoint
-- As before (0044), and with the time at which an interview moves an invited person on.
CREATE OR REPLACE FUNCTION candor_add_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  entered public.applicant;
BEGIN
  INSERT INTO public.applicant AS a (id, organization_id, position_id, stage_id, email, first_name, last_name, language, search, submission_count, created_at)
    SELECT gen_random_uuid(), NEW.organization_id, t.position_id, candor_stage(NEW.organization_id, 'interviewed'),
        d.email, NEW.first_name, NEW.last_name, (SELECT i.language FROM public.interview_session i WHERE i.id = NEW.session_id),
        NEW.search, 1, NEW.submitted_at
      FROM public.interview_set t, public.data_subject d WHERE t.id = NEW.set_id AND d.id = NEW.data_subject_id
    ON CONFLICT (position_id, email) DO UPDATE SET
      first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name, language = EXCLUDED.language, search = EXCLUDED.search,
      submission_count = a.submission_count + 1, is_hidden = false,
      -- Who was already moved further on stays there.
      stage_id = CASE WHEN (SELECT kind FROM public.stage WHERE id = a.stage_id) IN ('applied', 'invited')
        THEN EXCLUDED.stage_id ELSE a.stage_id END,
      stage_since = CASE WHEN (SELECT kind FROM public.stage WHERE id = a.stage_id) IN ('applied', 'invited')
        THEN EXCLUDED.created_at ELSE a.stage_since END
    RETURNING * INTO entered;
  UPDATE public.submission SET applicant_id = entered.id, stage_id = entered.stage_id WHERE id = NEW.id;
  RETURN NULL;
END $$;
