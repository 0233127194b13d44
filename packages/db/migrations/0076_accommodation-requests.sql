CREATE TABLE "accommodation_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"allows_typing" boolean DEFAULT false NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"answered_by_name" text,
	CONSTRAINT "accommodation_request_answer" CHECK (("accommodation_request"."answered_at" is null) = ("accommodation_request"."outcome" is null) and ("accommodation_request"."answered_at" is null) = ("accommodation_request"."answer" is null) and ("accommodation_request"."answered_at" is null) = ("accommodation_request"."answered_by_name" is null)),
	CONSTRAINT "accommodation_request_typing" CHECK (not "accommodation_request"."allows_typing" or ("accommodation_request"."outcome" is not null and "accommodation_request"."outcome" = 'granted'))
);
--> statement-breakpoint
ALTER TABLE "accommodation_request" ADD CONSTRAINT "accommodation_request_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodation_request" ADD CONSTRAINT "accommodation_request_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accommodation_request" ADD CONSTRAINT "accommodation_request_answered_by_auth_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accommodation_request_open" ON "accommodation_request" USING btree ("session_id") WHERE "accommodation_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "accommodation_request_session" ON "accommodation_request" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "accommodation_request_subject" ON "accommodation_request" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "accommodation_request_answerer" ON "accommodation_request" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "accommodation_request_list" ON "accommodation_request" USING btree ("organization_id","answered_at" DESC NULLS FIRST,"due_at","id");--> statement-breakpoint
CREATE INDEX "accommodation_request_due" ON "accommodation_request" USING btree ("due_at","id") WHERE "accommodation_request"."answered_at" is null;
--> statement-breakpoint
ALTER TABLE "accommodation_request" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A member reads. The answer is written by a worker, in the transaction that holds the interview.
CREATE POLICY member ON public.accommodation_request FOR SELECT TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.accommodation_request TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.accommodation_request TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT ON public.accommodation_request TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT ON public.accommodation_request TO candor_candidate;
--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (outcome, allows_typing, answer, answered_at, answered_by, answered_by_name)
  ON public.accommodation_request TO candor_worker;
--> statement-breakpoint
-- Notices of them. One that is about no submission and no applicant is identified by its request.
ALTER TABLE "notice" ADD COLUMN "accommodation_id" uuid;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_accommodation_id_accommodation_request_id_fk" FOREIGN KEY ("accommodation_id") REFERENCES "public"."accommodation_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" DROP CONSTRAINT "notice_once";--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_once" UNIQUE NULLS NOT DISTINCT("submission_id","note_id","applicant_id","accommodation_id","user_id","kind","reply_by");--> statement-breakpoint
CREATE INDEX "notice_accommodation" ON "notice" USING btree ("accommodation_id") WHERE "notice"."accommodation_id" is not null;
--> statement-breakpoint
-- The record of asking and of the answer goes with the session, and is of no submission: no evidence pack has it.
ALTER TABLE "record_content" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "record_content" ADD CONSTRAINT "record_content_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_content_session" ON "record_content" USING btree ("session_id") WHERE session_id is not null;
--> statement-breakpoint
-- As in 0069, and with the session.
CREATE OR REPLACE FUNCTION candor_refuse_record_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  IF (NEW.id, NEW.organization_id, NEW.kind, NEW.submission_id, NEW.applicant_id, NEW.session_id, NEW.salt, NEW.content, NEW.happened_at)
    IS DISTINCT FROM (OLD.id, OLD.organization_id, OLD.kind, OLD.submission_id, OLD.applicant_id, OLD.session_id, OLD.salt, OLD.content, OLD.happened_at)
    OR (OLD.is_chained AND NOT NEW.is_chained) THEN
    RAISE EXCEPTION 'the content of a record is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Hashes instead of the words: they are about a person's needs, and the record has to show only that they were not changed.
CREATE FUNCTION candor_record_accommodation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  is_request boolean := TG_OP = 'INSERT';
BEGIN
  INSERT INTO public.record_content (id, organization_id, kind, session_id, salt, content, happened_at)
  VALUES (gen_random_uuid(), NEW.organization_id,
    CASE WHEN is_request THEN 'accommodation_request' ELSE 'accommodation_answer' END, NEW.session_id,
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    CASE WHEN is_request
      THEN jsonb_build_object('requestId', NEW.id, 'dueAt', NEW.due_at,
        'textSha256', encode(sha256(convert_to(NEW.text, 'UTF8')), 'hex'))
      ELSE jsonb_build_object('requestId', NEW.id, 'outcome', NEW.outcome, 'allowsTyping', NEW.allows_typing,
        'answerSha256', encode(sha256(convert_to(NEW.answer, 'UTF8')), 'hex'), 'answeredBy', NEW.answered_by)
    END,
    CASE WHEN is_request THEN NEW.created_at ELSE NEW.answered_at END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_accommodation AFTER INSERT ON public.accommodation_request
  FOR EACH ROW EXECUTE FUNCTION candor_record_accommodation();
--> statement-breakpoint
CREATE TRIGGER record_accommodation_answer AFTER UPDATE OF answered_at ON public.accommodation_request FOR EACH ROW
  WHEN (OLD.answered_at IS NULL AND NEW.answered_at IS NOT NULL) EXECUTE FUNCTION candor_record_accommodation();
