ALTER TABLE "candidate_request" ADD COLUMN "subject" jsonb;--> statement-breakpoint
ALTER TABLE "candidate_request" ADD CONSTRAINT "candidate_request_subject_kind" CHECK (("candidate_request"."kind" = 'objection') = ("candidate_request"."subject" is not null));--> statement-breakpoint
DROP INDEX "candidate_request_open";--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_request_open" ON "candidate_request" USING btree ("submission_id","kind",coalesce(md5("subject"->>'id'), '')) WHERE "candidate_request"."answered_at" is null;
--> statement-breakpoint
CREATE FUNCTION candor_record_request() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM candor_add_record('request', NEW.organization_id, NEW.submission_id, NULL, NEW.created_at, jsonb_build_object(
      'requestId', NEW.id, 'kind', NEW.kind, 'subject', NEW.subject, 'text', NEW.text, 'language', NEW.language, 'dueAt', NEW.due_at));
  ELSE
    PERFORM candor_add_record('request_answer', NEW.organization_id, NEW.submission_id, NULL, NEW.answered_at, jsonb_build_object(
      'requestId', NEW.id, 'outcome', NEW.outcome, 'answer', NEW.answer, 'answeredBy', NEW.answered_by));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_request AFTER INSERT ON public.candidate_request FOR EACH ROW EXECUTE FUNCTION candor_record_request();
--> statement-breakpoint
CREATE TRIGGER record_request_answer AFTER UPDATE OF answered_at ON public.candidate_request FOR EACH ROW
  WHEN (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL) EXECUTE FUNCTION candor_record_request();
--> statement-breakpoint
-- The submission's own clock, as the assessment that follows: the time between submitting and its shown time is that of retakes. The
-- number of the take is left out.
CREATE FUNCTION candor_record_correction() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('correction', NEW.organization_id, NEW.submission_id, NULL,
    (SELECT NEW.created_at - (s.created_at - s.submitted_at) FROM public.submission s WHERE s.id = NEW.submission_id), jsonb_build_object(
      'correctionId', NEW.id, 'answerId', NEW.answer_id, 'version', NEW.version, 'kind', NEW.kind,
      'changedPercent', NEW.changed_percent, 'text', NEW.text));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_correction AFTER INSERT ON public.transcript_correction
  FOR EACH ROW EXECUTE FUNCTION candor_record_correction();
--> statement-breakpoint
CREATE FUNCTION candor_record_retention_policy() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('retention_policy', NEW.organization_id, NULL, NULL, NEW.changed_at, jsonb_build_object(
    'preset', NEW.preset, 'changedBy', NEW.changed_by));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_retention_policy AFTER INSERT ON public.retention_policy
  FOR EACH ROW EXECUTE FUNCTION candor_record_retention_policy();
--> statement-breakpoint
CREATE TRIGGER record_retention_policy_change AFTER UPDATE ON public.retention_policy FOR EACH ROW
  WHEN (OLD.preset <> NEW.preset) EXECUTE FUNCTION candor_record_retention_policy();
--> statement-breakpoint
CREATE FUNCTION candor_record_legal_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM candor_add_record('legal_hold_ended', OLD.organization_id, OLD.submission_id, NULL, now(),
      jsonb_build_object('endedBy', nullif(candor_reference(), '')));
  ELSE
    PERFORM candor_add_record('legal_hold', NEW.organization_id, NEW.submission_id, NULL, NEW.held_at,
      jsonb_build_object('reason', NEW.reason, 'heldBy', NEW.held_by));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_legal_hold AFTER INSERT ON public.legal_hold FOR EACH ROW EXECUTE FUNCTION candor_record_legal_hold();
--> statement-breakpoint
CREATE TRIGGER record_legal_hold_change AFTER UPDATE ON public.legal_hold FOR EACH ROW
  WHEN (OLD.reason <> NEW.reason) EXECUTE FUNCTION candor_record_legal_hold();
--> statement-breakpoint
-- A hold that goes with its submission is deleted by the owner of the tables, not by a member.
CREATE TRIGGER record_legal_hold_end AFTER DELETE ON public.legal_hold FOR EACH ROW
  WHEN (current_user = 'candor_member') EXECUTE FUNCTION candor_record_legal_hold();
--> statement-breakpoint
-- The reminders of open requests.
CREATE INDEX "candidate_request_due" ON "candidate_request" USING btree ("due_at","id") WHERE "candidate_request"."answered_at" is null;
