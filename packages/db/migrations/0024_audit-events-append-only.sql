-- The table of 0023: whoever does something records it, owners read it, and nothing changes it afterwards.
ALTER TABLE public.audit_event ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY read_by_member ON public.audit_event FOR SELECT
  USING (candor_actor() = 'member' AND organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY recorded_by_member ON public.audit_event FOR INSERT
  WITH CHECK (candor_actor() = 'member' AND organization_id = candor_organization()
    AND actor_kind = 'member' AND actor_id::text = candor_reference());
--> statement-breakpoint
-- Accounts belong to several organizations or to none, and workers act for all of them.
CREATE POLICY recorded_for_account ON public.audit_event FOR INSERT
  WITH CHECK (candor_actor() IN ('auth', 'worker'));
--> statement-breakpoint
-- The roles of the server got all rights on new tables by default (client/roles.ts): here they may add and read only.
DO $$
DECLARE
  r record;
BEGIN
  FOR r IN
    SELECT DISTINCT pg_get_userbyid(a.grantee) AS name FROM pg_class c, aclexplode(c.relacl) a
    WHERE c.oid = 'public.audit_event'::regclass AND a.grantee <> 0 AND a.grantee <> c.relowner
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON public.audit_event FROM %I', r.name);
  END LOOP;
END $$;
--> statement-breakpoint
-- The owner of the table is refused too, but for events past their time and those of a deleted organization.
CREATE FUNCTION candor_refuse_audit_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '400 days' OR (OLD.organization_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM public.organization o WHERE o.id = OLD.organization_id AND o.deleted_at IS NULL)) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'events of the audit log are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_event_append_only BEFORE UPDATE OR DELETE ON public.audit_event
  FOR EACH ROW EXECUTE FUNCTION candor_refuse_audit_change();
--> statement-breakpoint
CREATE TRIGGER audit_event_no_truncate BEFORE TRUNCATE ON public.audit_event
  FOR EACH STATEMENT EXECUTE FUNCTION candor_refuse_audit_change();
--> statement-breakpoint
-- The two ways to delete, for workers alone; they run as the owner, and the trigger decides which rows may go.
CREATE FUNCTION candor_sweep_audit_events(before timestamptz) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  swept integer;
BEGIN
  IF candor_actor() <> 'worker' THEN
    RAISE EXCEPTION 'only a worker sweeps the audit log' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM public.audit_event WHERE at < least(before, now() - interval '400 days');
  GET DIAGNOSTICS swept = ROW_COUNT;
  RETURN swept;
END $$;
--> statement-breakpoint
CREATE FUNCTION candor_erase_audit_events(erased uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF candor_actor() <> 'worker' THEN
    RAISE EXCEPTION 'only a worker erases an organization' USING ERRCODE = 'insufficient_privilege';
  END IF;
  DELETE FROM public.audit_event WHERE organization_id = erased;
END $$;
