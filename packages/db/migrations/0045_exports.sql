CREATE TABLE "submission_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"filter" jsonb,
	"submission_ids" uuid[],
	"state" text NOT NULL,
	"failure" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"storage_key" text,
	"owner_node" text,
	"size_bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "submission_export" ADD CONSTRAINT "submission_export_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_export" ADD CONSTRAINT "submission_export_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_export_organization" ON "submission_export" USING btree ("organization_id","state");--> statement-breakpoint
CREATE INDEX "submission_export_user" ON "submission_export" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submission_export_created" ON "submission_export" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "submission_export_submissions" ON "submission_export" USING gin ("submission_ids");--> statement-breakpoint
CREATE INDEX "submission_export_key" ON "submission_export" USING btree ("storage_key");
--> statement-breakpoint
ALTER TABLE "submission_export" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- The whole organization's: who deletes a submission deletes every export that contains it. An operation shows a member their own only.
CREATE POLICY member ON public.submission_export TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.submission_export TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.submission_export TO candor_member;
--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON public.submission_export TO candor_worker;
