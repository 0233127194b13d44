CREATE TABLE "deleted_interview" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_deletion" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"ordered_by" uuid NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"submission_count" integer NOT NULL,
	"erased" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "deletion_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted_interview" ADD CONSTRAINT "deleted_interview_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_interview" ADD CONSTRAINT "deleted_interview_set_id_interview_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."interview_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_deletion" ADD CONSTRAINT "submission_deletion_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_interview_subject" ON "deleted_interview" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "deleted_interview_at" ON "deleted_interview" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "submission_deletion_newest" ON "submission_deletion" USING btree ("organization_id","ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "submission_deletion_ordered" ON "submission_deletion" USING btree ("ordered_at");--> statement-breakpoint
CREATE INDEX "submission_deletion_due" ON "submission_deletion" USING btree ("due_at") WHERE state in ('scheduled', 'running');--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_deletion_id_submission_deletion_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."submission_deletion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_subject_erased" ON "data_subject" USING btree ("updated_at") WHERE status = 3;--> statement-breakpoint
CREATE INDEX "submission_shown" ON "submission" USING btree ("organization_id","set_id","submitted_at","id","stage_id") WHERE deletion_id is null;--> statement-breakpoint
CREATE INDEX "submission_deleted" ON "submission" USING btree ("deletion_id") WHERE deletion_id is not null;
--> statement-breakpoint
ALTER TABLE "submission_deletion" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "deleted_interview" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.submission_deletion TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.submission_deletion TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY candidate ON public.deleted_interview TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.deleted_interview TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.submission_deletion TO candor_member;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON public.submission_deletion TO candor_worker;
--> statement-breakpoint
GRANT SELECT ON public.deleted_interview TO candor_candidate;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.deleted_interview TO candor_worker;
--> statement-breakpoint
-- Whatever a member reads, now or in a later version: what is about to be erased is not there.
DROP POLICY member ON public.submission;
--> statement-breakpoint
CREATE POLICY member ON public.submission TO candor_member
  USING (organization_id = candor_organization() AND deletion_id IS NULL);
--> statement-breakpoint
DROP POLICY member ON public.applicant;
--> statement-breakpoint
CREATE POLICY member ON public.applicant TO candor_member
  USING (organization_id = candor_organization() AND NOT is_hidden);
--> statement-breakpoint
-- These two run as the owner: a member can't write a row so that it vanishes, or one that has vanished. Who may call them is checked by the server.
CREATE FUNCTION candor_hide_submissions(deletion uuid, ids uuid[]) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  hidden integer;
BEGIN
  -- Locked by id, so that two members who delete the same ones don't wait for each other in a circle.
  PERFORM 1 FROM public.submission WHERE id = ANY (ids) AND organization_id = candor_organization() ORDER BY id FOR UPDATE;
  UPDATE public.submission s SET deletion_id = d.id FROM public.submission_deletion d
    WHERE d.id = deletion AND d.organization_id = candor_organization()
      AND s.organization_id = d.organization_id AND s.id = ANY (ids) AND s.deletion_id IS NULL;
  GET DIAGNOSTICS hidden = ROW_COUNT;
  RETURN hidden;
END $$;
--> statement-breakpoint
CREATE FUNCTION candor_show_submissions(deletion uuid) RETURNS SETOF uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  RETURN QUERY UPDATE public.submission SET deletion_id = NULL
    WHERE deletion_id = deletion AND organization_id = candor_organization() RETURNING id;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_hide_submissions(uuid, uuid[]), candor_show_submissions(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_hide_submissions(uuid, uuid[]), candor_show_submissions(uuid) TO candor_member;
--> statement-breakpoint
-- Neither counted nor named in the pipeline; a person of whom nothing else is left is hidden there.
CREATE FUNCTION candor_hide_applicant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.applicant SET submission_count = submission_count + CASE WHEN NEW.deletion_id IS NULL THEN 1 ELSE -1 END
    WHERE id = NEW.applicant_id;
  UPDATE public.applicant a SET is_hidden = a.submission_count = 0
      AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
        WHERE t.position_id = a.position_id AND i.email = a.email)
    WHERE a.id = NEW.applicant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER hide_applicant AFTER UPDATE OF deletion_id ON public.submission
  FOR EACH ROW WHEN ((OLD.deletion_id IS NULL) <> (NEW.deletion_id IS NULL)) EXECUTE FUNCTION candor_hide_applicant();
--> statement-breakpoint
-- A person who is interviewed or invited anew is shown again.
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
        THEN EXCLUDED.stage_id ELSE a.stage_id END
    RETURNING * INTO entered;
  UPDATE public.submission SET applicant_id = entered.id, stage_id = entered.stage_id WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_add_invited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.applicant AS a (id, organization_id, position_id, stage_id, email, first_name, last_name, search, created_at)
    SELECT gen_random_uuid(), NEW.organization_id, t.position_id, candor_stage(NEW.organization_id, 'invited'),
        NEW.email, NEW.name, '', candor_search_text(NEW.name, '', NEW.email), NEW.created_at
      FROM public.interview_set t WHERE t.id = NEW.set_id
    ON CONFLICT (position_id, email) DO UPDATE SET is_hidden = false WHERE a.is_hidden;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An erased interview's name and language stay nowhere: the applicant gets those of the newest one that is left, or of the invitation.
CREATE OR REPLACE FUNCTION candor_remove_applicant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'submission' THEN
    IF OLD.deletion_id IS NULL THEN
      UPDATE public.applicant SET submission_count = submission_count - 1 WHERE id = OLD.applicant_id;
    END IF;
    DELETE FROM public.applicant a WHERE a.id = OLD.applicant_id
      AND NOT EXISTS (SELECT FROM public.submission s WHERE s.applicant_id = a.id)
      AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
        WHERE t.position_id = a.position_id AND i.email = a.email);
    UPDATE public.applicant a SET first_name = l.first_name, last_name = l.last_name, language = l.language, search = l.search
      FROM (
        (SELECT s.first_name, s.last_name, v.language, s.search
          FROM public.submission s JOIN public.interview_session v ON v.id = s.session_id
          WHERE s.applicant_id = OLD.applicant_id ORDER BY s.submitted_at DESC, s.id DESC LIMIT 1)
        UNION ALL
        (SELECT i.name, '', NULL, candor_search_text(i.name, '', i.email)
          FROM public.applicant o JOIN public.interview_set t ON t.position_id = o.position_id
          JOIN public.interviewee i ON i.set_id = t.id AND i.email = o.email
          WHERE o.id = OLD.applicant_id ORDER BY i.created_at DESC, i.id DESC LIMIT 1)
        LIMIT 1
      ) AS l (first_name, last_name, language, search)
      WHERE a.id = OLD.applicant_id;
  ELSE
    DELETE FROM public.applicant a USING public.interview_set s
      WHERE s.id = OLD.set_id AND a.position_id = s.position_id AND a.email = OLD.email
        AND NOT EXISTS (SELECT FROM public.submission b WHERE b.applicant_id = a.id)
        AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
          WHERE t.position_id = a.position_id AND i.email = a.email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A stage without visible applicants can be deleted: those who are hidden there go where people arrive.
CREATE FUNCTION candor_empty_stage() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.applicant SET stage_id = candor_stage(OLD.organization_id, 'interviewed')
    WHERE stage_id = OLD.id AND is_hidden AND OLD.kind = 'custom';
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER empty_stage BEFORE DELETE ON public.stage FOR EACH ROW EXECUTE FUNCTION candor_empty_stage();
