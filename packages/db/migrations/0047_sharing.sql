ALTER TABLE "access_grant" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "kind" text DEFAULT 'member' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "may_watch" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "shows_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "revoked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_grant" ADD COLUMN "open_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "access_grant_token" ON "access_grant" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "access_grant_target_id" ON "access_grant" USING btree ("target_id");--> statement-breakpoint
ALTER TABLE "access_grant" DROP CONSTRAINT "access_grant_target_known";
--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_target_known" CHECK (target_type IN ('set', 'submission', 'interview', 'applicant'));
--> statement-breakpoint
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_kind_known" CHECK (kind IN ('member', 'address', 'link'));
--> statement-breakpoint
-- A member's names the member and needs no token. Any other is a link: it ends, and it never opens a set with all of its candidates.
ALTER TABLE "access_grant" ADD CONSTRAINT "access_grant_kind_complete" CHECK (
  CASE kind
    WHEN 'member' THEN user_id IS NOT NULL AND token_hash IS NULL AND email IS NULL AND revoked_at IS NULL
    WHEN 'address' THEN user_id IS NULL AND token_hash IS NOT NULL AND email IS NOT NULL AND expires_at IS NOT NULL AND target_type <> 'set'
    WHEN 'link' THEN user_id IS NULL AND token_hash IS NOT NULL AND email IS NULL AND expires_at IS NOT NULL AND target_type <> 'set'
    ELSE false
  END);
--> statement-breakpoint
-- Who has the token of a link reads its row and no other.
CREATE POLICY link ON public.access_grant FOR SELECT TO candor_link USING (token_hash = candor_reference());
--> statement-breakpoint
GRANT SELECT ON public.access_grant TO candor_link;
--> statement-breakpoint
-- Nothing is kept of a share whose target is gone, whichever code deletes it.
CREATE FUNCTION candor_remove_grants() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM public.access_grant WHERE target_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER remove_grants AFTER DELETE ON public.submission FOR EACH ROW EXECUTE FUNCTION candor_remove_grants();
--> statement-breakpoint
CREATE TRIGGER remove_grants AFTER DELETE ON public.interview_session FOR EACH ROW EXECUTE FUNCTION candor_remove_grants();
--> statement-breakpoint
CREATE TRIGGER remove_grants AFTER DELETE ON public.applicant FOR EACH ROW EXECUTE FUNCTION candor_remove_grants();
--> statement-breakpoint
CREATE TRIGGER remove_grants AFTER DELETE ON public.interview_set FOR EACH ROW EXECUTE FUNCTION candor_remove_grants();
