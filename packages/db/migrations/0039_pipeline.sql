CREATE TABLE "applicant" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"language" text,
	"search" text NOT NULL,
	"submission_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applicant_rating" (
	"applicant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applicant_rating_applicant_id_user_id_pk" PRIMARY KEY("applicant_id","user_id"),
	CONSTRAINT "applicant_rating_range" CHECK ("applicant_rating"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "stage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "applicant_id" uuid;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_rating" ADD CONSTRAINT "applicant_rating_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_rating" ADD CONSTRAINT "applicant_rating_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage" ADD CONSTRAINT "stage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_address" ON "applicant" USING btree ("position_id","email");--> statement-breakpoint
CREATE INDEX "applicant_email" ON "applicant" USING btree ("organization_id","email");--> statement-breakpoint
CREATE INDEX "applicant_newest" ON "applicant" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_stage" ON "applicant" USING btree ("organization_id","stage_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_stage_id" ON "applicant" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "applicant_name" ON "applicant" USING btree ("organization_id",first_name collate "vi-x-icu",last_name collate "vi-x-icu","id");--> statement-breakpoint
CREATE INDEX "applicant_rating_user" ON "applicant_rating" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_kind" ON "stage" USING btree ("organization_id","kind") WHERE kind <> 'custom';--> statement-breakpoint
CREATE INDEX "stage_place" ON "stage" USING btree ("organization_id","place");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_applicant" ON "submission" USING btree ("applicant_id");--> statement-breakpoint
CREATE INDEX "submission_stage" ON "submission" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "submission_stage_newest" ON "submission" USING btree ("organization_id","stage_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
ALTER TABLE "stage" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "applicant" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "applicant_rating" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.stage TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.stage TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.applicant TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.applicant TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.applicant_rating TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.applicant_rating TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.stage TO candor_member;
--> statement-breakpoint
-- A member moves applicants; triggers make and delete them.
GRANT SELECT, UPDATE (stage_id) ON public.applicant TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.applicant_rating TO candor_member;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.stage, public.applicant, public.applicant_rating TO candor_worker;
--> statement-breakpoint
CREATE FUNCTION candor_create_stages(organization uuid, at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public.stage (id, organization_id, kind, place, created_at)
    SELECT gen_random_uuid(), organization, kind, place - 1, at
    FROM unnest(ARRAY['applied', 'invited', 'interviewed', 'shortlisted', 'offer', 'hired', 'rejected'])
      WITH ORDINALITY AS defaults(kind, place)
$$;
--> statement-breakpoint
SELECT candor_create_stages(id, created_at) FROM public.organization;
--> statement-breakpoint
CREATE FUNCTION candor_fill_organization() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_create_stages(NEW.id, NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER create_stages AFTER INSERT ON public.organization FOR EACH ROW EXECUTE FUNCTION candor_fill_organization();
--> statement-breakpoint
CREATE FUNCTION candor_stage(organization uuid, stage_kind text) RETURNS uuid LANGUAGE sql STABLE AS
$$ SELECT id FROM public.stage WHERE organization_id = organization AND kind = stage_kind $$;
--> statement-breakpoint
-- People who submitted an interview before there were stages, by their newest one.
INSERT INTO public.applicant (id, organization_id, position_id, stage_id, email, first_name, last_name, language, search, submission_count, created_at)
SELECT DISTINCT ON (t.position_id, d.email) gen_random_uuid(), s.organization_id, t.position_id,
    candor_stage(s.organization_id, 'interviewed'), d.email, d.first_name, d.last_name, i.language,
    candor_search_text(d.first_name, d.last_name, d.email),
    count(*) OVER (PARTITION BY t.position_id, d.email), min(s.submitted_at) OVER (PARTITION BY t.position_id, d.email)
  FROM public.submission s
  JOIN public.interview_set t ON t.id = s.set_id
  JOIN public.position p ON p.id = t.position_id
  JOIN public.data_subject d ON d.id = s.data_subject_id
  JOIN public.interview_session i ON i.id = s.session_id
  ORDER BY t.position_id, d.email, s.submitted_at DESC, s.id DESC;
--> statement-breakpoint
INSERT INTO public.applicant (id, organization_id, position_id, stage_id, email, first_name, last_name, search, created_at)
SELECT DISTINCT ON (t.position_id, i.email) gen_random_uuid(), i.organization_id, t.position_id,
    candor_stage(i.organization_id, 'invited'), i.email, i.name, '', candor_search_text(i.name, '', i.email), i.created_at
  FROM public.interviewee i
  JOIN public.interview_set t ON t.id = i.set_id
  JOIN public.position p ON p.id = t.position_id
  ORDER BY t.position_id, i.email, i.created_at, i.id
ON CONFLICT (position_id, email) DO NOTHING;
--> statement-breakpoint
UPDATE public.submission s SET applicant_id = a.id, stage_id = a.stage_id
  FROM public.interview_set t, public.data_subject d, public.applicant a
  WHERE t.id = s.set_id AND d.id = s.data_subject_id AND a.position_id = t.position_id AND a.email = d.email;
--> statement-breakpoint
-- The triggers run as the owner: neither a candidate's transaction nor a member's may otherwise make an applicant.
CREATE FUNCTION candor_add_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
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
      submission_count = a.submission_count + 1,
      -- Who was already moved further on stays there.
      stage_id = CASE WHEN (SELECT kind FROM public.stage WHERE id = a.stage_id) IN ('applied', 'invited')
        THEN EXCLUDED.stage_id ELSE a.stage_id END
    RETURNING * INTO entered;
  UPDATE public.submission SET applicant_id = entered.id, stage_id = entered.stage_id WHERE id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_applicant AFTER INSERT ON public.submission FOR EACH ROW EXECUTE FUNCTION candor_add_interviewed();
--> statement-breakpoint
CREATE FUNCTION candor_add_invited() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.applicant (id, organization_id, position_id, stage_id, email, first_name, last_name, search, created_at)
    SELECT gen_random_uuid(), NEW.organization_id, t.position_id, candor_stage(NEW.organization_id, 'invited'),
        NEW.email, NEW.name, '', candor_search_text(NEW.name, '', NEW.email), NEW.created_at
      FROM public.interview_set t WHERE t.id = NEW.set_id
    ON CONFLICT (position_id, email) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_applicant AFTER INSERT ON public.interviewee FOR EACH ROW EXECUTE FUNCTION candor_add_invited();
--> statement-breakpoint
CREATE FUNCTION candor_copy_stage() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.submission SET stage_id = NEW.stage_id WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_stage AFTER UPDATE OF stage_id ON public.applicant
  FOR EACH ROW WHEN (OLD.stage_id <> NEW.stage_id) EXECUTE FUNCTION candor_copy_stage();
--> statement-breakpoint
-- Nothing is kept of a person whose interviews and invitations for the position are gone.
CREATE FUNCTION candor_remove_applicant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_TABLE_NAME = 'submission' THEN
    UPDATE public.applicant SET submission_count = submission_count - 1 WHERE id = OLD.applicant_id;
    DELETE FROM public.applicant a WHERE a.id = OLD.applicant_id AND a.submission_count = 0
      AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
        WHERE t.position_id = a.position_id AND i.email = a.email);
  ELSE
    DELETE FROM public.applicant a USING public.interview_set s
      WHERE s.id = OLD.set_id AND a.position_id = s.position_id AND a.email = OLD.email AND a.submission_count = 0
        AND NOT EXISTS (SELECT FROM public.interviewee i JOIN public.interview_set t ON t.id = i.set_id
          WHERE t.position_id = a.position_id AND i.email = a.email);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER remove_applicant AFTER DELETE ON public.submission FOR EACH ROW EXECUTE FUNCTION candor_remove_applicant();
--> statement-breakpoint
CREATE TRIGGER remove_applicant AFTER DELETE ON public.interviewee FOR EACH ROW EXECUTE FUNCTION candor_remove_applicant();
--> statement-breakpoint
CREATE FUNCTION candor_copy_applicant_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.applicant SET first_name = NEW.first_name, last_name = NEW.last_name, search = NEW.search
    WHERE id = NEW.applicant_id AND NEW.id =
      (SELECT s.id FROM public.submission s WHERE s.applicant_id = NEW.applicant_id ORDER BY s.submitted_at DESC, s.id DESC LIMIT 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_applicant_name AFTER UPDATE OF search ON public.submission
  FOR EACH ROW WHEN (OLD.search <> NEW.search) EXECUTE FUNCTION candor_copy_applicant_name();
