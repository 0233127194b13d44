-- Each kind of actor becomes a database role (client/actor-roles.ts makes them, because roles belong to the cluster). A policy
-- then holds one plain comparison, which an index serves. With one role for all actors every policy of a table was joined by OR.
DO $$
DECLARE
  p record;
BEGIN
  FOR p IN
    SELECT tablename, policyname FROM pg_policies
    WHERE schemaname = 'public' AND coalesce(qual, '') || coalesce(with_check, '') LIKE '%candor_actor()%'
  LOOP
    EXECUTE format('DROP POLICY %I ON public.%I', p.policyname, p.tablename);
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  -- Tables of an organization: a member sees the rows of their organization, a worker all rows.
  FOREACH t IN ARRAY ARRAY['access_grant','answer','answer_fault','answer_take','assessment','assessment_policy','candidate_access',
    'consent','data_subject','file','integrity_comment','integrity_interval','integrity_take','interview_session','interview_set',
    'interview_set_version','judge_exam','member','organization_invite','position','reviewer_level','screening_answer',
    'session_event','submission','upload','upload_playback']
  LOOP
    EXECUTE format('CREATE POLICY member ON public.%I TO candor_member USING (organization_id = candor_organization())', t);
    EXECUTE format('CREATE POLICY worker ON public.%I TO candor_worker USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO candor_member, candor_worker', t);
  END LOOP;
  -- Tables that only workers read.
  FOREACH t IN ARRAY ARRAY['domain_event','judge_sample','mail','mail_suppression','provider_use','store_node']
  LOOP
    EXECUTE format('CREATE POLICY worker ON public.%I TO candor_worker USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO candor_worker', t);
  END LOOP;
  -- A candidate's own rows.
  FOREACH t IN ARRAY ARRAY['answer','answer_fault','answer_take','candidate_access','consent','file','integrity_comment',
    'integrity_interval','integrity_take','interview_session','screening_answer','session_event','submission','upload','upload_playback']
  LOOP
    EXECUTE format('CREATE POLICY candidate ON public.%I TO candor_candidate USING (organization_id = candor_organization() AND data_subject_id = candor_subject())', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON public.%I TO candor_candidate', t);
  END LOOP;
  -- What candidates replace or discard.
  FOREACH t IN ARRAY ARRAY['file','integrity_interval','interview_session','screening_answer']
  LOOP
    EXECUTE format('GRANT DELETE ON public.%I TO candor_candidate', t);
  END LOOP;
  -- Tables of accounts.
  FOREACH t IN ARRAY ARRAY['auth_account','auth_session','auth_user','auth_verification','authenticator_app','avatar','idempotency_key',
    'known_browser','limit_counter','mail','member','one_time_token','organization','organization_invite','otp_challenge','passkey',
    'recovery_code','second_step','used_passkey_challenge']
  LOOP
    EXECUTE format('CREATE POLICY auth ON public.%I TO candor_auth USING (true)', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON public.%I TO candor_auth', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Candidates: themselves, and the set of their interview.
CREATE POLICY candidate ON public.data_subject TO candor_candidate
  USING (id = candor_subject() AND organization_id = candor_organization());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.data_subject TO candor_candidate;
--> statement-breakpoint
CREATE POLICY candidate ON public.organization FOR SELECT TO candor_candidate USING (id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.interview_set FOR SELECT TO candor_candidate USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.interview_set_version FOR SELECT TO candor_candidate USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate_freezes ON public.interview_set_version FOR UPDATE TO candor_candidate
  USING (organization_id = candor_organization() AND frozen_at IS NULL)
  WITH CHECK (organization_id = candor_organization() AND frozen_at IS NOT NULL);
--> statement-breakpoint
-- A candidate reads the assessment only where the set gives the result.
CREATE POLICY candidate ON public.assessment FOR SELECT TO candor_candidate USING (
  organization_id = candor_organization() AND data_subject_id = candor_subject() AND EXISTS (
    SELECT 1 FROM public.submission s
    JOIN public.interview_session i ON i.id = s.session_id
    JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE s.id = assessment.submission_id AND v.content->'assessment'->>'candidateResult' = 'free'));
--> statement-breakpoint
CREATE POLICY candidate_records ON public.domain_event FOR INSERT TO candor_candidate
  WITH CHECK (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
GRANT SELECT ON public.organization, public.interview_set, public.interview_set_version, public.assessment TO candor_candidate;
--> statement-breakpoint
GRANT UPDATE ON public.interview_set_version TO candor_candidate;
--> statement-breakpoint
GRANT INSERT ON public.domain_event TO candor_candidate;
--> statement-breakpoint
-- A link: its set and organization are read, and an interview may begin.
CREATE POLICY link ON public.organization FOR SELECT TO candor_link USING (id = candor_link_organization());
--> statement-breakpoint
CREATE POLICY link ON public.interview_set FOR SELECT TO candor_link USING (link_id = candor_reference());
--> statement-breakpoint
CREATE POLICY link ON public.interview_set_version FOR SELECT TO candor_link USING (organization_id = candor_link_organization());
--> statement-breakpoint
CREATE POLICY link_begins ON public.data_subject FOR INSERT TO candor_link WITH CHECK (organization_id = candor_link_organization());
--> statement-breakpoint
CREATE POLICY link_begins ON public.candidate_access FOR INSERT TO candor_link WITH CHECK (organization_id = candor_link_organization());
--> statement-breakpoint
GRANT SELECT ON public.organization, public.interview_set, public.interview_set_version TO candor_link;
--> statement-breakpoint
GRANT INSERT ON public.data_subject, public.candidate_access TO candor_link;
--> statement-breakpoint
-- The tokens of a browser: what they open.
CREATE POLICY token ON public.candidate_access FOR SELECT TO candor_token
  USING (token_hash = ANY (string_to_array(candor_reference(), ' ')));
--> statement-breakpoint
GRANT SELECT ON public.candidate_access TO candor_token;
--> statement-breakpoint
-- Members: their organization, their colleagues, and what they may add or read but not change.
CREATE POLICY member ON public.organization TO candor_member USING (id = candor_organization());
--> statement-breakpoint
CREATE POLICY member ON public.auth_user FOR SELECT TO candor_member USING (EXISTS (
  SELECT 1 FROM public.member m WHERE m.user_id = auth_user.id AND m.organization_id = candor_organization()));
--> statement-breakpoint
CREATE POLICY member ON public.avatar FOR SELECT TO candor_member USING (EXISTS (
  SELECT 1 FROM public.member m WHERE m.user_id = avatar.user_id AND m.organization_id = candor_organization()));
--> statement-breakpoint
CREATE POLICY member ON public.provider_use FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member_sends ON public.mail FOR INSERT TO candor_member WITH CHECK (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member_records ON public.domain_event FOR INSERT TO candor_member WITH CHECK (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member ON public.audit_event FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member_records ON public.audit_event FOR INSERT TO candor_member
  WITH CHECK (organization_id = candor_organization() AND actor_kind = 'member' AND actor_id::text = candor_reference());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.organization TO candor_member;
--> statement-breakpoint
GRANT SELECT ON public.auth_user, public.avatar, public.provider_use TO candor_member;
--> statement-breakpoint
GRANT INSERT ON public.mail, public.domain_event TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.audit_event TO candor_member;
--> statement-breakpoint
-- A worker mails the owners of an organization about assessments that were given up. It reads no other accounts.
CREATE POLICY worker ON public.auth_user FOR SELECT TO candor_worker USING (EXISTS (
  SELECT 1 FROM public.member m WHERE m.user_id = auth_user.id AND m.role = 'owner'));
--> statement-breakpoint
GRANT SELECT ON public.auth_user TO candor_worker;
--> statement-breakpoint
-- Workers read organizations and erase deleted ones. Workers and accounts add events to the audit log of any organization.
CREATE POLICY worker ON public.organization FOR SELECT TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY worker_erases ON public.organization FOR DELETE TO candor_worker USING (deleted_at IS NOT NULL);
--> statement-breakpoint
CREATE POLICY worker_records ON public.audit_event FOR INSERT TO candor_worker WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY auth_records ON public.audit_event FOR INSERT TO candor_auth WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE ON public.organization TO candor_worker;
--> statement-breakpoint
GRANT INSERT ON public.audit_event TO candor_worker, candor_auth;
--> statement-breakpoint
-- A policy can't limit columns: freezing a version is all a candidate may do to it.
CREATE OR REPLACE FUNCTION candor_candidate_freezes_only() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF current_user = 'candor_candidate' AND (NEW.id, NEW.organization_id, NEW.set_id, NEW.version, NEW.content, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.organization_id, OLD.set_id, OLD.version, OLD.content, OLD.created_at) THEN
    RAISE EXCEPTION 'a candidate may only freeze a version' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- These two run as the owner, so the right to call them decides who deletes events.
CREATE OR REPLACE FUNCTION candor_sweep_audit_events(before timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  swept integer;
BEGIN
  DELETE FROM public.audit_event WHERE at < least(before, now() - interval '400 days');
  GET DIAGNOSTICS swept = ROW_COUNT;
  RETURN swept;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_erase_audit_events(erased uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM public.audit_event WHERE organization_id = erased;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_sweep_audit_events(timestamptz), candor_erase_audit_events(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_sweep_audit_events(timestamptz), candor_erase_audit_events(uuid) TO candor_worker;
--> statement-breakpoint
DROP FUNCTION candor_actor();
