-- The table of 0016: whoever changes something records it for the own organization; workers alone read and deliver.
ALTER TABLE public.domain_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_worker ON public.domain_event USING (candor_actor() = 'worker');
--> statement-breakpoint
CREATE POLICY recorded_by_tenant ON public.domain_event FOR INSERT
  WITH CHECK (organization_id = candor_organization()
    AND (candor_actor() = 'member' OR (candor_actor() = 'candidate' AND data_subject_id = candor_subject())));
