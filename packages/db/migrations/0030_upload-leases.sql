-- What a browser's tokens open, and an upload of theirs: one statement answers both questions of an append. Runs as the owner, because
-- whose upload it is shows only here. It returns nothing to a caller who does not know the hash of a token.
CREATE FUNCTION candor_find_append_access(token_hashes text[], upload_id uuid, asked_at timestamptz)
  RETURNS TABLE (access_id uuid, token_hash text, organization_id uuid, data_subject_id uuid, expires_at timestamptz, upload public.upload)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  RETURN QUERY SELECT a.id, a.token_hash, a.organization_id, a.data_subject_id, a.expires_at, u
    FROM public.candidate_access a
    LEFT JOIN public.upload u ON u.id = candor_find_append_access.upload_id
      AND u.organization_id = a.organization_id AND u.data_subject_id = a.data_subject_id
    WHERE a.token_hash = ANY (token_hashes) AND a.revoked_at IS NULL AND a.expires_at > asked_at;
END $$;
--> statement-breakpoint
-- Of these uploads, those that are open in this store under this epoch, and whose token still opens them.
CREATE FUNCTION candor_list_current_uploads(upload_ids uuid[], epochs bigint[], hashes text[], store text, asked_at timestamptz)
  RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  RETURN QUERY SELECT u.id
    FROM unnest(upload_ids, epochs, hashes) AS lease (upload_id, epoch, hash)
    JOIN public.upload u ON u.id = lease.upload_id AND u.epoch = lease.epoch AND u.state = 'open' AND u.owner_node = store
    JOIN public.candidate_access a ON a.token_hash = lease.hash
      AND a.organization_id = u.organization_id AND a.data_subject_id = u.data_subject_id
    WHERE a.revoked_at IS NULL AND a.expires_at > asked_at;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_find_append_access(text[], uuid, timestamptz),
  candor_list_current_uploads(uuid[], bigint[], text[], text, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION candor_find_append_access(text[], uuid, timestamptz),
  candor_list_current_uploads(uuid[], bigint[], text[], text, timestamptz) TO candor_token;
--> statement-breakpoint
-- Server processes remember these rows while they receive a recording. Every change reaches them with its commit, whoever made it.
CREATE FUNCTION candor_notify_lease() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('candor_lease', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notify_lease AFTER UPDATE OF state, epoch, owner_node, storage_key ON public.upload
  FOR EACH ROW WHEN ((OLD.state, OLD.epoch, OLD.owner_node, OLD.storage_key)
    IS DISTINCT FROM (NEW.state, NEW.epoch, NEW.owner_node, NEW.storage_key))
  EXECUTE FUNCTION candor_notify_lease();
--> statement-breakpoint
CREATE TRIGGER notify_lease_of_deleted AFTER DELETE ON public.upload
  FOR EACH ROW EXECUTE FUNCTION candor_notify_lease();
--> statement-breakpoint
CREATE TRIGGER notify_lease AFTER UPDATE OF revoked_at, expires_at, token_hash ON public.candidate_access
  FOR EACH ROW WHEN ((OLD.revoked_at, OLD.expires_at, OLD.token_hash) IS DISTINCT FROM (NEW.revoked_at, NEW.expires_at, NEW.token_hash))
  EXECUTE FUNCTION candor_notify_lease();
--> statement-breakpoint
CREATE TRIGGER notify_lease_of_deleted AFTER DELETE ON public.candidate_access
  FOR EACH ROW EXECUTE FUNCTION candor_notify_lease();
