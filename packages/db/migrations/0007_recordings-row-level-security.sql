-- The tables of 0006: tenant tables as in 0001, and the list of stores, which only workers read and write.
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['answer_fault','upload_playback']
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_member ON public.%I USING (candor_actor() = ''member'' AND organization_id = candor_organization())', t);
    EXECUTE format('CREATE POLICY tenant_worker ON public.%I USING (candor_actor() = ''worker'')', t);
    EXECUTE format('CREATE POLICY own_candidate ON public.%I USING (candor_actor() = ''candidate'' AND organization_id = candor_organization() AND data_subject_id = candor_subject())', t);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE public.store_node ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY store_worker ON public.store_node USING (candor_actor() = 'worker');
--> statement-breakpoint
ALTER TABLE public.answer_fault ADD CONSTRAINT answer_fault_kind_known CHECK (kind IN ('gap','deviceLost','networkLost','muted','black'));
--> statement-breakpoint
-- Until now the owner was a process; from here on it is a store. Whoever has the bytes of these says so at its next start.
UPDATE public.upload SET owner_node = NULL;
