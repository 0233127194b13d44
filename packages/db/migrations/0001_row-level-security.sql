-- Row-level security on every tenant table. The application's role owns nothing and bypasses nothing: without an actor in
-- the transaction's settings it reads 0 rows. Settings are transaction-local (packages/db/src/actor.ts).

CREATE FUNCTION candor_actor() RETURNS text LANGUAGE sql STABLE AS
$$ SELECT coalesce(current_setting('candor.actor', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION candor_organization() RETURNS uuid LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('candor.organization', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION candor_subject() RETURNS uuid LANGUAGE sql STABLE AS
$$ SELECT nullif(current_setting('candor.subject', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION candor_reference() RETURNS text LANGUAGE sql STABLE AS
$$ SELECT coalesce(current_setting('candor.reference', true), '') $$;
--> statement-breakpoint
-- The organization of the set behind a public link. Runs as the owner: the caller knows the link and nothing else yet.
CREATE FUNCTION candor_link_organization() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS
$$ SELECT organization_id FROM public.interview_set WHERE link_id = nullif(current_setting('candor.reference', true), '') $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  -- Tenant tables: a member sees the own organization, a worker all of it.
  FOR t IN
    SELECT c.table_name FROM information_schema.columns c
    JOIN information_schema.tables b ON b.table_schema = c.table_schema AND b.table_name = c.table_name AND b.table_type = 'BASE TABLE'
    WHERE c.table_schema = 'public' AND c.column_name = 'organization_id' AND c.table_name <> 'mail'
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_member ON public.%I USING (candor_actor() = ''member'' AND organization_id = candor_organization())', t);
    EXECUTE format('CREATE POLICY tenant_worker ON public.%I USING (candor_actor() = ''worker'')', t);
  END LOOP;
  -- What tells of a candidate: the candidate's own.
  FOR t IN
    SELECT c.table_name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'data_subject_id'
  LOOP
    EXECUTE format('CREATE POLICY own_candidate ON public.%I USING (candor_actor() = ''candidate'' AND organization_id = candor_organization() AND data_subject_id = candor_subject())', t);
  END LOOP;
  -- Tables of accounts and of the pipeline: an actor of their own.
  FOREACH t IN ARRAY ARRAY['auth_user','auth_session','auth_account','auth_verification','otp_challenge','limit_counter','idempotency_key','organization','mail']
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY auth_library ON public.%I USING (candor_actor() = ''auth'')', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY auth_library ON public.member USING (candor_actor() = 'auth');
--> statement-breakpoint
CREATE POLICY own_organization ON public.organization USING (candor_actor() = 'member' AND id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker_organization ON public.organization FOR SELECT USING (candor_actor() = 'worker');
--> statement-breakpoint
CREATE POLICY hosting_organization ON public.organization FOR SELECT
  USING ((candor_actor() = 'candidate' AND id = candor_organization()) OR (candor_actor() = 'link' AND id = candor_link_organization()));
--> statement-breakpoint
CREATE POLICY own_subject ON public.data_subject
  USING (candor_actor() = 'candidate' AND id = candor_subject() AND organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY set_of_candidate ON public.interview_set FOR SELECT
  USING ((candor_actor() = 'candidate' AND organization_id = candor_organization()) OR (candor_actor() = 'link' AND link_id = candor_reference()));
--> statement-breakpoint
CREATE POLICY version_of_candidate ON public.interview_set_version FOR SELECT
  USING ((candor_actor() = 'candidate' AND organization_id = candor_organization()) OR (candor_actor() = 'link' AND organization_id = candor_link_organization()));
--> statement-breakpoint
CREATE POLICY version_frozen_by_candidate ON public.interview_set_version FOR UPDATE
  USING (candor_actor() = 'candidate' AND organization_id = candor_organization() AND frozen_at IS NULL)
  WITH CHECK (candor_actor() = 'candidate' AND organization_id = candor_organization() AND frozen_at IS NOT NULL);
--> statement-breakpoint
-- A policy can't limit columns: freezing a version is all a candidate may do to it.
CREATE FUNCTION candor_candidate_freezes_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF candor_actor() = 'candidate' AND (NEW.id, NEW.organization_id, NEW.set_id, NEW.version, NEW.content, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.organization_id, OLD.set_id, OLD.version, OLD.content, OLD.created_at) THEN
    RAISE EXCEPTION 'a candidate may only freeze a version' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER candidate_freezes_only BEFORE UPDATE ON public.interview_set_version
  FOR EACH ROW EXECUTE FUNCTION candor_candidate_freezes_only();
--> statement-breakpoint
-- An assessment is made by a worker and read by the company: a candidate neither writes nor reads this table.
DROP POLICY own_candidate ON public.assessment;
--> statement-breakpoint
CREATE POLICY access_by_token ON public.candidate_access FOR SELECT
  USING (candor_actor() = 'token' AND token_hash = candor_reference());
--> statement-breakpoint
-- Through a link an interview may be begun, nothing else: rows may be added in the link's organization, none read back.
CREATE POLICY begun_by_link ON public.data_subject FOR INSERT WITH CHECK (candor_actor() = 'link' AND organization_id = candor_link_organization());
--> statement-breakpoint
CREATE POLICY begun_by_link ON public.candidate_access FOR INSERT WITH CHECK (candor_actor() = 'link' AND organization_id = candor_link_organization());
--> statement-breakpoint
CREATE POLICY mail_worker ON public.mail USING (candor_actor() = 'worker');
--> statement-breakpoint
CREATE POLICY mail_sent_by_member ON public.mail FOR INSERT WITH CHECK (candor_actor() = 'member' AND organization_id = candor_organization());
--> statement-breakpoint
ALTER TABLE public.member ADD CONSTRAINT member_role_known CHECK (role IN ('owner','admin','recruiter','reviewer','viewer'));
--> statement-breakpoint
ALTER TABLE public.upload ADD CONSTRAINT upload_state_known CHECK (state IN ('open','sealed','cancelled'));
--> statement-breakpoint
ALTER TABLE public.interview_session ADD CONSTRAINT interview_session_phase_known CHECK (phase IN ('created','started','interrupted','resumed','ended','aborted'));
--> statement-breakpoint
ALTER TABLE public.submission ADD CONSTRAINT submission_state_known CHECK (state IN ('collecting','submitted','assessing','assessed','failed'));
