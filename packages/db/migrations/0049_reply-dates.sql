ALTER TABLE "applicant" ADD COLUMN "reply_by" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applicant_reply_by" ON "applicant" USING btree ("organization_id","reply_by") WHERE "applicant"."reply_by" is not null;
--> statement-breakpoint
GRANT UPDATE (reply_by) ON public.applicant TO candor_member, candor_worker;
--> statement-breakpoint
-- The set that the interview began with says how many days; the earliest date that waits for a reply stays.
CREATE FUNCTION candor_reply_by(submitted public.submission) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT submitted.submitted_at + (v.content ->> 'replyWithinDays')::int * interval '1 day'
    FROM public.interview_session i JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE i.id = submitted.session_id
$$;
--> statement-breakpoint
CREATE FUNCTION candor_promise_reply() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  UPDATE public.applicant a SET reply_by = least(a.reply_by, candor_reply_by(NEW))
    FROM public.submission s WHERE s.id = NEW.id AND a.id = s.applicant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After the trigger that makes the applicant: triggers run in the order of their names.
CREATE TRIGGER promise_reply AFTER INSERT ON public.submission FOR EACH ROW EXECUTE FUNCTION candor_promise_reply();
