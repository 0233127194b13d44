CREATE TABLE "question_level" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"criterion" smallint NOT NULL,
	"level" smallint NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "question_level_range" CHECK ("question_level"."level" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "submission_decision" (
	"submission_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "submission_decision_submission_id_user_id_pk" PRIMARY KEY("submission_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "question_level" ADD CONSTRAINT "question_level_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_decision" ADD CONSTRAINT "submission_decision_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_decision" ADD CONSTRAINT "submission_decision_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "question_level_current" ON "question_level" USING btree ("submission_id","question_id","criterion","reviewer_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "question_level_submission" ON "question_level" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_decision_user" ON "submission_decision" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "question_level" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "submission_decision" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.question_level TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.question_level TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.submission_decision TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.submission_decision TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON public.question_level TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.submission_decision TO candor_member;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.question_level, public.submission_decision TO candor_worker;
