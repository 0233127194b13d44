CREATE INDEX "judge_sample_created" ON "judge_sample" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "candidate_access_expires" ON "candidate_access" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_event_marker" ON "session_event" USING btree ("at") WHERE type = 'session' and payload = '{}'::jsonb;--> statement-breakpoint
CREATE INDEX "provider_use_at" ON "provider_use" USING btree ("at");--> statement-breakpoint
-- In batches, so that no transaction is long. Rows that another sweep has locked are skipped.
DROP FUNCTION candor_sweep_audit_events(timestamptz);
--> statement-breakpoint
CREATE FUNCTION candor_sweep_audit_events(before timestamptz, at_most integer DEFAULT 1000) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  swept integer;
BEGIN
  DELETE FROM public.audit_event WHERE id IN (
    SELECT id FROM public.audit_event WHERE at < least(before, now() - interval '400 days')
    ORDER BY at LIMIT at_most FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS swept = ROW_COUNT;
  RETURN swept;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_sweep_audit_events(timestamptz, integer) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_sweep_audit_events(timestamptz, integer) TO candor_worker;
