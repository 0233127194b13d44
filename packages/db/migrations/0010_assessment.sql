CREATE TABLE "assessment_policy" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity_comment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"interval_id" uuid,
	"text" text NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "integrity_comment_place" UNIQUE NULLS NOT DISTINCT("session_id","interval_id")
);
--> statement-breakpoint
CREATE TABLE "integrity_interval" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"integrity_take_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"confidence" real NOT NULL,
	"light" text NOT NULL,
	"tracked_share" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity_take" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"take" integer NOT NULL,
	"availability" text NOT NULL,
	"observed_ms" integer NOT NULL,
	"speaking_ms" integer NOT NULL,
	"tracked_share" real NOT NULL,
	"samples_per_second" real NOT NULL,
	"light" text NOT NULL,
	"gaze_away_share" real,
	"eye_contact_share" real,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "judge_exam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"state" text NOT NULL,
	"model" text NOT NULL,
	"exam_version" text NOT NULL,
	"prompt_version" text NOT NULL,
	"rubric_version" text NOT NULL,
	"result" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_micro_usd" bigint,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "judge_sample" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid,
	"sample_key" text NOT NULL,
	"body" jsonb NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewer_level" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"data_subject_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"dim_id" text NOT NULL,
	"level_tenths" integer NOT NULL,
	"reason" text NOT NULL,
	"reviewer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "hidden" jsonb;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "cause" text DEFAULT 'submitted' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "requested_by" uuid;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "judge_exam_id" uuid;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "input_tokens" integer;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "output_tokens" integer;--> statement-breakpoint
ALTER TABLE "assessment" ADD COLUMN "cost_micro_usd" bigint;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "judging" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "assessment_policy" ADD CONSTRAINT "assessment_policy_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_comment" ADD CONSTRAINT "integrity_comment_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_comment" ADD CONSTRAINT "integrity_comment_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_comment" ADD CONSTRAINT "integrity_comment_interval_id_integrity_interval_id_fk" FOREIGN KEY ("interval_id") REFERENCES "public"."integrity_interval"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_interval" ADD CONSTRAINT "integrity_interval_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_interval" ADD CONSTRAINT "integrity_interval_integrity_take_id_integrity_take_id_fk" FOREIGN KEY ("integrity_take_id") REFERENCES "public"."integrity_take"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_take" ADD CONSTRAINT "integrity_take_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_take" ADD CONSTRAINT "integrity_take_session_id_interview_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integrity_take" ADD CONSTRAINT "integrity_take_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_exam" ADD CONSTRAINT "judge_exam_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_sample" ADD CONSTRAINT "judge_sample_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_sample" ADD CONSTRAINT "judge_sample_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer_level" ADD CONSTRAINT "reviewer_level_data_subject_id_data_subject_id_fk" FOREIGN KEY ("data_subject_id") REFERENCES "public"."data_subject"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer_level" ADD CONSTRAINT "reviewer_level_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integrity_interval_span" ON "integrity_interval" USING btree ("integrity_take_id","kind","start_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "integrity_take_number" ON "integrity_take" USING btree ("answer_id","take");--> statement-breakpoint
CREATE INDEX "integrity_take_session" ON "integrity_take" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "judge_exam_organization" ON "judge_exam" USING btree ("organization_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "judge_sample_key" ON "judge_sample" USING btree ("organization_id","sample_key");--> statement-breakpoint
CREATE INDEX "reviewer_level_submission" ON "reviewer_level" USING btree ("submission_id","dim_id");