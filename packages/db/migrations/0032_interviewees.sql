CREATE TABLE "interviewee" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"data_subject_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"mail_due" text,
	"mail_due_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"reminder_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "interview_set" ADD COLUMN "deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "interviewee" ADD CONSTRAINT "interviewee_set_id_interview_set_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."interview_set"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewee" ADD CONSTRAINT "interviewee_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "interviewee_address" ON "interviewee" USING btree ("set_id","email") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "interviewee_newest" ON "interviewee" USING btree ("set_id","created_at" DESC NULLS FIRST,"email","id");--> statement-breakpoint
CREATE INDEX "interviewee_mail_due" ON "interviewee" USING btree ("set_id","mail_due_at") WHERE mail_due is not null;--> statement-breakpoint
CREATE INDEX "interviewee_subject" ON "interviewee" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "interviewee_email" ON "interviewee" USING btree ("email");--> statement-breakpoint
CREATE INDEX "interviewee_expires" ON "interviewee" USING btree ("expires_at");
--> statement-breakpoint
ALTER TABLE "interviewee" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.interviewee TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY candidate ON public.interviewee FOR SELECT TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.interviewee TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.interviewee TO candor_member, candor_worker;
--> statement-breakpoint
GRANT SELECT ON public.interviewee TO candor_candidate;
--> statement-breakpoint
-- Run as the owner: a candidate's transaction must not be able to change an invitation otherwise.
CREATE FUNCTION candor_copy_interview_dates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.interviewee SET started_at = coalesce(started_at, NEW.started_at), submitted_at = coalesce(submitted_at, NEW.submitted_at)
    WHERE data_subject_id = NEW.data_subject_id AND set_id = NEW.set_id AND withdrawn_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_interview_dates AFTER UPDATE OF started_at, submitted_at ON public.interview_session
  FOR EACH ROW WHEN (NOT NEW.is_practice AND (OLD.started_at, OLD.submitted_at) IS DISTINCT FROM (NEW.started_at, NEW.submitted_at))
  EXECUTE FUNCTION candor_copy_interview_dates();
--> statement-breakpoint
CREATE FUNCTION candor_copy_unsubscription() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.interviewee SET unsubscribed_at = NEW.created_at, mail_due = NULL, mail_due_at = NULL
    WHERE email = NEW.email AND unsubscribed_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER copy_unsubscription AFTER INSERT ON public.mail_suppression
  FOR EACH ROW WHEN (NEW.category = 'invitations') EXECUTE FUNCTION candor_copy_unsubscription();
