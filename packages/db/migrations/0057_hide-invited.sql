-- What members wrote about a person outlives the ten minutes in which a deletion can be undone (0054). Whoever is invited as well was
-- shown meanwhile, with all of it. Now a person is hidden as long as every interview of theirs is about to be erased.
CREATE OR REPLACE FUNCTION candor_hide_applicant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.applicant a SET
      submission_count = a.submission_count + CASE WHEN NEW.deletion_id IS NULL THEN 1 ELSE -1 END,
      is_hidden = NEW.deletion_id IS NOT NULL AND a.submission_count = 1
    WHERE a.id = NEW.applicant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A new invitation shows nothing of what is about to be erased: the person is shown again when it has been.
CREATE OR REPLACE FUNCTION candor_add_invited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.applicant AS a (id, organization_id, position_id, stage_id, email, first_name, last_name, search, created_at)
    SELECT gen_random_uuid(), NEW.organization_id, t.position_id, candor_stage(NEW.organization_id, 'invited'),
        NEW.email, NEW.name, '', candor_search_text(NEW.name, '', NEW.email), NEW.created_at
      FROM public.interview_set t WHERE t.id = NEW.set_id
    ON CONFLICT (position_id, email) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before (0054), and it shows a person who is still invited. The trigger `remove_applicant` comes after it.
CREATE OR REPLACE FUNCTION candor_forget_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.submission WHERE applicant_id = OLD.applicant_id) THEN
    DELETE FROM public.applicant_note WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.applicant_rating WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.project_applicant WHERE applicant_id = OLD.applicant_id;
    -- A reply was promised after the interview, not after the invitation.
    UPDATE public.applicant SET reply_by = NULL, is_hidden = false
      WHERE id = OLD.applicant_id AND (reply_by IS NOT NULL OR is_hidden);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE public.applicant a SET is_hidden = true
  WHERE a.submission_count = 0 AND NOT a.is_hidden
    AND EXISTS (SELECT FROM public.submission s WHERE s.applicant_id = a.id AND s.deletion_id IS NOT NULL);
