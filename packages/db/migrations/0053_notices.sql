CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"submission_id" uuid,
	"note_id" uuid,
	"applicant_id" uuid,
	"reply_by" timestamp (3) with time zone,
	"is_shown" boolean NOT NULL,
	"is_mail_due" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notice_once" UNIQUE NULLS NOT DISTINCT("submission_id","note_id","applicant_id","user_id","kind","reply_by")
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_product" boolean NOT NULL,
	"by_mail" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_setting_organization_id_user_id_kind_pk" PRIMARY KEY("organization_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_note_id_applicant_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."applicant_note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."member"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."member"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_newest" ON "notice" USING btree ("organization_id","user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("organization_id","user_id") WHERE "notice"."read_at" is null and "notice"."is_shown";--> statement-breakpoint
CREATE INDEX "notice_mail_due" ON "notice" USING btree ("user_id","organization_id") WHERE "notice"."is_mail_due";--> statement-breakpoint
CREATE INDEX "notice_note" ON "notice" USING btree ("note_id") WHERE "notice"."note_id" is not null;--> statement-breakpoint
CREATE INDEX "notice_applicant" ON "notice" USING btree ("applicant_id") WHERE "notice"."applicant_id" is not null;--> statement-breakpoint
CREATE INDEX "notice_created" ON "notice" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "notice" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "notice_setting" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each member has their own rows: what a colleague is notified of, and has read, is shown to no one else.
CREATE POLICY member ON public.notice TO candor_member
  USING (organization_id = candor_organization() AND user_id = nullif(candor_reference(), '')::uuid);
--> statement-breakpoint
CREATE POLICY member ON public.notice_setting TO candor_member
  USING (organization_id = candor_organization() AND user_id = nullif(candor_reference(), '')::uuid);
--> statement-breakpoint
CREATE POLICY worker ON public.notice TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY worker ON public.notice_setting FOR SELECT TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (read_at) ON public.notice TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.notice_setting TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.notice TO candor_worker;
--> statement-breakpoint
GRANT SELECT ON public.notice_setting TO candor_worker;
--> statement-breakpoint
-- A worker mails digests to members of any role, and finished exports to those who ordered them. It reads no other accounts.
DROP POLICY worker ON public.auth_user;
--> statement-breakpoint
CREATE POLICY worker ON public.auth_user FOR SELECT TO candor_worker USING (EXISTS (
  SELECT 1 FROM public.member m WHERE m.user_id = auth_user.id));
--> statement-breakpoint
-- Whoever opens a submission has read what notified them of it.
CREATE FUNCTION candor_read_notices() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.notice SET read_at = NEW.viewed_at
    WHERE submission_id = NEW.submission_id AND user_id = NEW.user_id AND read_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER read_notices AFTER INSERT ON public.submission_view FOR EACH ROW EXECUTE FUNCTION candor_read_notices();
