CREATE TABLE "session_contact" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"last_contact_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session_contact" ADD CONSTRAINT "session_contact_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Half of each page stays free, so that the new version of a row finds room next to the old one and no index is touched (HOT).
ALTER TABLE "session_contact" SET (fillfactor = 50);
--> statement-breakpoint
ALTER TABLE "session_contact" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY candidate ON public.session_contact TO candor_candidate
  USING (organization_id = candor_organization() AND data_subject_id = candor_subject());
--> statement-breakpoint
CREATE POLICY worker ON public.session_contact TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.session_contact TO candor_candidate, candor_worker;
