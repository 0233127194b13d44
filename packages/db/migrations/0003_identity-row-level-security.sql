-- The tables of 0002: tenant tables as in 0001, tables of accounts for the auth actor alone.
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['access_grant','organization_invite']
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_member ON public.%I USING (candor_actor() = ''member'' AND organization_id = candor_organization())', t);
    EXECUTE format('CREATE POLICY tenant_worker ON public.%I USING (candor_actor() = ''worker'')', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['avatar','known_browser','one_time_token','organization_invite']
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY auth_library ON public.%I USING (candor_actor() = ''auth'')', t);
  END LOOP;
END $$;
--> statement-breakpoint
-- Whoever holds the token of a mail may say that no more of its kind is wanted; the worker that sends asks before it does.
ALTER TABLE public.mail_suppression ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY suppression_worker ON public.mail_suppression USING (candor_actor() = 'worker');
--> statement-breakpoint
-- A member sees who the colleagues are: names and addresses stand in auth_user, which holds no secret.
CREATE POLICY colleague ON public.auth_user FOR SELECT USING (
  candor_actor() = 'member' AND EXISTS (
    SELECT 1 FROM public.member m WHERE m.user_id = auth_user.id AND m.organization_id = candor_organization()));
--> statement-breakpoint
CREATE POLICY colleague ON public.avatar FOR SELECT USING (
  candor_actor() = 'member' AND EXISTS (
    SELECT 1 FROM public.member m WHERE m.user_id = avatar.user_id AND m.organization_id = candor_organization()));
--> statement-breakpoint
-- Erasing what an organization held is a worker's job.
CREATE POLICY worker_erases ON public.organization FOR DELETE USING (candor_actor() = 'worker' AND deleted_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE public.access_grant ADD CONSTRAINT access_grant_target_known CHECK (target_type IN ('set','submission'));
--> statement-breakpoint
ALTER TABLE public.organization_invite ADD CONSTRAINT organization_invite_role_known CHECK (role IN ('owner','admin','recruiter','reviewer','viewer'));
--> statement-breakpoint
ALTER TABLE public.organization_invite ADD CONSTRAINT organization_invite_state_known CHECK (state IN ('open','accepted','declined','withdrawn'));
--> statement-breakpoint
ALTER TABLE public.one_time_token ADD CONSTRAINT one_time_token_flow_known CHECK (flow IN ('magic','transfer','candidate','confirm','connect'));
--> statement-breakpoint
-- One open invite per address and organization: inviting again replaces it.
CREATE UNIQUE INDEX organization_invite_open ON public.organization_invite (organization_id, email) WHERE state = 'open';
