ALTER TABLE "organization" ADD COLUMN "shows_response_rate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant" ADD COLUMN "ended_reply_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applicant_promised" ON "applicant" USING btree ("organization_id",coalesce("reply_by", "ended_reply_by")) WHERE coalesce("applicant"."reply_by", "applicant"."ended_reply_by") is not null;
--> statement-breakpoint
GRANT UPDATE (ended_reply_at) ON public.applicant TO candor_member, candor_worker;
--> statement-breakpoint
-- Until now only the last reply was known.
UPDATE public.applicant SET ended_reply_at = replied_at WHERE ended_reply_by IS NOT NULL;
--> statement-breakpoint
-- As before (0062), and when the promise was kept ends with the last interview, too.
CREATE OR REPLACE FUNCTION candor_forget_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.submission WHERE applicant_id = OLD.applicant_id) THEN
    DELETE FROM public.applicant_note WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.applicant_rating WHERE applicant_id = OLD.applicant_id;
    DELETE FROM public.project_applicant WHERE applicant_id = OLD.applicant_id;
    -- A reply was promised after the interview, not after the invitation.
    UPDATE public.applicant
      SET reply_by = NULL, replied_at = NULL, ended_reply_by = NULL, ended_reply_at = NULL, mail_refused_at = NULL,
        is_hidden = false
      WHERE id = OLD.applicant_id
        AND (reply_by IS NOT NULL OR replied_at IS NOT NULL OR mail_refused_at IS NOT NULL OR is_hidden);
  END IF;
  RETURN NULL;
END $$;
