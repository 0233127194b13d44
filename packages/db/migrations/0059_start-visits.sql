CREATE TABLE "start_visit" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"previous_at" timestamp (3) with time zone,
	CONSTRAINT "start_visit_organization_id_user_id_pk" PRIMARY KEY("organization_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "start_visit" ADD CONSTRAINT "start_visit_member" FOREIGN KEY ("organization_id","user_id") REFERENCES "public"."member"("organization_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_session_under_way" ON "interview_session" USING btree ("set_id") WHERE "interview_session"."submitted_at" is null and "interview_session"."ended_at" is null and not "interview_session"."is_practice";
--> statement-breakpoint
ALTER TABLE "start_visit" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Each member has their own row: when a colleague was here is shown to no one.
CREATE POLICY member ON public.start_visit TO candor_member
  USING (organization_id = candor_organization() AND user_id = nullif(candor_reference(), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.start_visit TO candor_member;
