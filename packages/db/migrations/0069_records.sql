CREATE TABLE "record_content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"submission_id" uuid,
	"applicant_id" uuid,
	"salt" text NOT NULL,
	"content" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"is_chained" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_entry" (
	"organization_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"content_hash" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "record_entry_organization_id_seq_pk" PRIMARY KEY("organization_id","seq")
);
--> statement-breakpoint
CREATE TABLE "record_head" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "record_content" ADD CONSTRAINT "record_content_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_content" ADD CONSTRAINT "record_content_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_content" ADD CONSTRAINT "record_content_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_entry" ADD CONSTRAINT "record_entry_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_head" ADD CONSTRAINT "record_head_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_content_organization" ON "record_content" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "record_content_submission" ON "record_content" USING btree ("submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "record_content_applicant" ON "record_content" USING btree ("applicant_id") WHERE applicant_id is not null;--> statement-breakpoint
CREATE INDEX "record_content_waiting" ON "record_content" USING btree ("organization_id","happened_at","id") WHERE not is_chained;--> statement-breakpoint
CREATE UNIQUE INDEX "record_entry_record" ON "record_entry" USING btree ("record_id");
--> statement-breakpoint
ALTER TABLE "record_content" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "record_entry" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "record_head" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.record_content FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member ON public.record_entry FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY member ON public.record_head FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.record_content TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY worker ON public.record_entry TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY worker ON public.record_head TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT ON public.record_content, public.record_entry, public.record_head TO candor_member;
--> statement-breakpoint
GRANT SELECT, UPDATE (is_chained) ON public.record_content TO candor_worker;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.record_entry TO candor_worker;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.record_head TO candor_worker;
--> statement-breakpoint
-- The owner of the table is refused too. An entry goes with its organization only.
CREATE FUNCTION candor_refuse_entry_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM public.organization o WHERE o.id = OLD.organization_id AND o.deleted_at IS NULL) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'entries of the chain of records are never changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER record_entry_append_only BEFORE UPDATE OR DELETE ON public.record_entry
  FOR EACH ROW EXECUTE FUNCTION candor_refuse_entry_change();
--> statement-breakpoint
CREATE TRIGGER record_entry_no_truncate BEFORE TRUNCATE ON public.record_entry
  FOR EACH STATEMENT EXECUTE FUNCTION candor_refuse_entry_change();
--> statement-breakpoint
-- What a record says can be erased, not changed.
CREATE FUNCTION candor_refuse_record_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF (NEW.id, NEW.organization_id, NEW.kind, NEW.submission_id, NEW.applicant_id, NEW.salt, NEW.content, NEW.happened_at)
    IS DISTINCT FROM (OLD.id, OLD.organization_id, OLD.kind, OLD.submission_id, OLD.applicant_id, OLD.salt, OLD.content, OLD.happened_at)
    OR (OLD.is_chained AND NOT NEW.is_chained) THEN
    RAISE EXCEPTION 'the content of a record is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_content_unchanged BEFORE UPDATE ON public.record_content
  FOR EACH ROW EXECUTE FUNCTION candor_refuse_record_change();
--> statement-breakpoint
-- Records something in the transaction that did it. `submission` and `applicant`: with which of them the content is erased. `happened`
-- must reveal no retake: of an interview it is a time that the company is shown.
CREATE FUNCTION candor_add_record(kind text, organization uuid, submission uuid, applicant uuid, happened timestamptz, content jsonb)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS
$$ INSERT INTO public.record_content (id, organization_id, kind, submission_id, applicant_id, salt, content, happened_at)
  VALUES (gen_random_uuid(), organization, kind, submission, applicant,
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), content, happened) $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_add_record(text, uuid, uuid, uuid, timestamptz, jsonb) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION candor_record_organization() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('chain_started', NEW.id, NULL, NULL, NEW.created_at, jsonb_build_object('organizationId', NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_organization AFTER INSERT ON public.organization FOR EACH ROW EXECUTE FUNCTION candor_record_organization();
--> statement-breakpoint
SELECT candor_add_record('chain_started', id, NULL, NULL, now(), jsonb_build_object('organizationId', id))
  FROM public.organization WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Consents are recorded with the submission, at its shown time: the time from a consent to the submission includes retakes. An interview
-- that is not submitted is not shown to the company.
CREATE FUNCTION candor_record_submission() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('consent', NEW.organization_id, NEW.id, NULL, NEW.submitted_at, jsonb_build_object(
      'purpose', c.purpose, 'textVersion', c.version, 'textSha256', c.text_sha256, 'isWithdrawn', c.withdrawn_at IS NOT NULL))
    FROM public.consent c WHERE c.session_id = NEW.session_id ORDER BY c.purpose, c.version;
  PERFORM candor_add_record('submission', NEW.organization_id, NEW.id, NULL, NEW.submitted_at, jsonb_build_object(
    'submissionId', NEW.id, 'setId', NEW.set_id, 'isCompleted', NEW.is_completed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_submission AFTER INSERT ON public.submission FOR EACH ROW EXECUTE FUNCTION candor_record_submission();
--> statement-breakpoint
-- The body has the version, its input's hash, levels and quotes. Its time is the shown one; the row's would reveal a retake.
CREATE FUNCTION candor_record_assessment() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('assessment', NEW.organization_id, NEW.submission_id, NULL,
    coalesce((NEW.body->>'createdAt')::timestamptz, (SELECT s.submitted_at FROM public.submission s WHERE s.id = NEW.submission_id)),
    jsonb_build_object('assessmentId', NEW.id, 'state', NEW.state, 'engine', NEW.engine, 'engineVersion', NEW.engine_version,
      'rubricVersion', NEW.rubric_version, 'model', NEW.model, 'promptVersion', NEW.prompt_version, 'inputHash', NEW.input_hash,
      'cause', NEW.cause, 'reason', NEW.reason, 'requestedBy', NEW.requested_by, 'result', NEW.body));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_assessment AFTER INSERT ON public.assessment FOR EACH ROW EXECUTE FUNCTION candor_record_assessment();
--> statement-breakpoint
CREATE FUNCTION candor_record_reviewer_level() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM candor_add_record('reviewer_level', NEW.organization_id, NEW.submission_id, NULL, NEW.created_at, jsonb_build_object(
      'levelId', NEW.id, 'dimension', NEW.dim_id, 'levelTenths', NEW.level_tenths, 'reason', NEW.reason, 'reviewerId', NEW.reviewer_id));
  ELSE
    PERFORM candor_add_record('reviewer_level_ended', NEW.organization_id, NEW.submission_id, NULL, NEW.ended_at,
      jsonb_build_object('levelId', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_reviewer_level AFTER INSERT ON public.reviewer_level
  FOR EACH ROW EXECUTE FUNCTION candor_record_reviewer_level();
--> statement-breakpoint
CREATE TRIGGER record_reviewer_level_ended AFTER UPDATE OF ended_at ON public.reviewer_level
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION candor_record_reviewer_level();
--> statement-breakpoint
CREATE FUNCTION candor_record_question_level() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM candor_add_record('question_level', NEW.organization_id, NEW.submission_id, NULL, NEW.created_at, jsonb_build_object(
      'levelId', NEW.id, 'questionId', NEW.question_id, 'criterion', NEW.criterion, 'level', NEW.level, 'reason', NEW.reason,
      'reviewerId', NEW.reviewer_id));
  ELSE
    PERFORM candor_add_record('question_level_ended', NEW.organization_id, NEW.submission_id, NULL, NEW.ended_at,
      jsonb_build_object('levelId', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_question_level AFTER INSERT ON public.question_level
  FOR EACH ROW EXECUTE FUNCTION candor_record_question_level();
--> statement-breakpoint
CREATE TRIGGER record_question_level_ended AFTER UPDATE OF ended_at ON public.question_level
  FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION candor_record_question_level();
--> statement-breakpoint
CREATE FUNCTION candor_record_decision() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM candor_add_record('decision_removed', OLD.organization_id, OLD.submission_id, NULL, now(),
      jsonb_build_object('userId', OLD.user_id));
  ELSE
    PERFORM candor_add_record('decision', NEW.organization_id, NEW.submission_id, NULL, NEW.updated_at,
      jsonb_build_object('userId', NEW.user_id, 'decision', NEW.decision, 'reason', NEW.reason));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_decision AFTER INSERT ON public.submission_decision FOR EACH ROW EXECUTE FUNCTION candor_record_decision();
--> statement-breakpoint
CREATE TRIGGER record_decision_change AFTER UPDATE ON public.submission_decision FOR EACH ROW
  WHEN ((OLD.decision, OLD.reason) IS DISTINCT FROM (NEW.decision, NEW.reason)) EXECUTE FUNCTION candor_record_decision();
--> statement-breakpoint
-- A row that goes with its submission or its member is deleted by the owner of the tables, not by a member.
CREATE TRIGGER record_decision_removal AFTER DELETE ON public.submission_decision FOR EACH ROW
  WHEN (current_user = 'candor_member') EXECUTE FUNCTION candor_record_decision();
--> statement-breakpoint
-- A member's move. The move that a submission causes follows from its record, and its time would reveal a retake.
CREATE FUNCTION candor_record_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('stage_moved', NEW.organization_id, NULL, NEW.id, NEW.stage_since, jsonb_build_object(
    'applicantId', NEW.id, 'fromStageId', OLD.stage_id, 'toStageId', NEW.stage_id, 'movedBy', nullif(candor_reference(), '')));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_move AFTER UPDATE OF stage_id ON public.applicant FOR EACH ROW
  WHEN (OLD.stage_id <> NEW.stage_id AND current_user = 'candor_member') EXECUTE FUNCTION candor_record_move();
--> statement-breakpoint
CREATE FUNCTION candor_record_stage_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  PERFORM candor_add_record('stage_mail_sent', NEW.organization_id, NULL, NEW.applicant_id, now(), jsonb_build_object(
    'mailId', NEW.id, 'applicantId', NEW.applicant_id, 'stageId', NEW.stage_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_stage_mail AFTER UPDATE OF state ON public.stage_mail FOR EACH ROW
  WHEN (OLD.state <> 'sent' AND NEW.state = 'sent') EXECUTE FUNCTION candor_record_stage_mail();
--> statement-breakpoint
-- An interview's share names the session. The address of a mailed link is left out: a share of a whole set outlives every submission.
CREATE FUNCTION candor_record_share(kind text, g public.access_grant, happened timestamptz) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public AS
$$ SELECT candor_add_record(kind, g.organization_id,
  (SELECT s.id FROM public.submission s WHERE (g.target_type = 'interview' AND s.session_id = g.target_id)
    OR (g.target_type = 'submission' AND s.id = g.target_id)),
  (SELECT a.id FROM public.applicant a WHERE g.target_type = 'applicant' AND a.id = g.target_id), happened,
  jsonb_build_object('shareId', g.id, 'kind', g.kind, 'userId', g.user_id, 'targetType', g.target_type, 'targetId', g.target_id,
    'mayWatch', g.may_watch, 'showsContact', g.shows_contact, 'grantedBy', g.granted_by)) $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION candor_record_share(text, public.access_grant, timestamptz) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION candor_record_grant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM candor_record_share('share_given', NEW, NEW.created_at);
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM candor_record_share('share_ended', NEW, NEW.revoked_at);
  ELSE
    PERFORM candor_record_share('share_ended', OLD, now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_grant AFTER INSERT ON public.access_grant FOR EACH ROW EXECUTE FUNCTION candor_record_grant();
--> statement-breakpoint
CREATE TRIGGER record_grant_revoked AFTER UPDATE OF revoked_at ON public.access_grant FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION candor_record_grant();
--> statement-breakpoint
CREATE TRIGGER record_grant_removed AFTER DELETE ON public.access_grant FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND current_user = 'candor_member') EXECUTE FUNCTION candor_record_grant();
--> statement-breakpoint
CREATE FUNCTION candor_record_deletion() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM candor_add_record('deletion_ordered', NEW.organization_id, NULL, NULL, NEW.ordered_at, jsonb_build_object(
      'deletionId', NEW.id, 'orderedBy', NEW.ordered_by, 'submissionCount', NEW.submission_count));
  ELSIF NEW.state = 'undone' THEN
    PERFORM candor_add_record('deletion_undone', NEW.organization_id, NULL, NULL, coalesce(NEW.undone_at, now()),
      jsonb_build_object('deletionId', NEW.id));
  ELSE
    PERFORM candor_add_record('deletion_finished', NEW.organization_id, NULL, NULL, coalesce(NEW.finished_at, now()),
      jsonb_build_object('deletionId', NEW.id, 'submissionCount', NEW.submission_count));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_deletion AFTER INSERT ON public.submission_deletion FOR EACH ROW EXECUTE FUNCTION candor_record_deletion();
--> statement-breakpoint
CREATE TRIGGER record_deletion_end AFTER UPDATE OF state ON public.submission_deletion FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.state IN ('undone', 'done')) EXECUTE FUNCTION candor_record_deletion();
--> statement-breakpoint
-- One record for each submission that was named. What a filter finds is known later, and a filter may have a person's name: it is left out.
CREATE FUNCTION candor_record_export() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NEW.submission_ids IS NULL THEN
    PERFORM candor_add_record('export_ordered', NEW.organization_id, NULL, NULL, NEW.created_at, jsonb_build_object(
      'exportId', NEW.id, 'format', NEW.format, 'orderedBy', NEW.user_id));
  ELSE
    PERFORM candor_add_record('export_ordered', NEW.organization_id, s.id, NULL, NEW.created_at, jsonb_build_object(
        'exportId', NEW.id, 'format', NEW.format, 'orderedBy', NEW.user_id))
      FROM public.submission s WHERE s.id = ANY (NEW.submission_ids) AND s.organization_id = NEW.organization_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_export AFTER INSERT ON public.submission_export FOR EACH ROW EXECUTE FUNCTION candor_record_export();
