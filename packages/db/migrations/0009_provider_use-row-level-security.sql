-- The table of 0008: a member sees the own organization's, workers write and add up.
ALTER TABLE public.provider_use ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_member ON public.provider_use FOR SELECT USING (candor_actor() = 'member' AND organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY tenant_worker ON public.provider_use USING (candor_actor() = 'worker');
--> statement-breakpoint
ALTER TABLE public.provider_use ADD CONSTRAINT provider_use_kind_known CHECK (kind IN ('language-model','speech-to-text','text-to-speech'));
