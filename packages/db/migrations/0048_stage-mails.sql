CREATE TABLE "stage_mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"move_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stage_message" (
	"stage_id" uuid NOT NULL,
	"language" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stage_message_stage_id_language_pk" PRIMARY KEY("stage_id","language")
);
--> statement-breakpoint
ALTER TABLE "stage_mail" ADD CONSTRAINT "stage_mail_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_mail" ADD CONSTRAINT "stage_mail_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_message" ADD CONSTRAINT "stage_message_stage_id_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."stage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stage_mail_once" ON "stage_mail" USING btree ("applicant_id","stage_id") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "stage_mail_move" ON "stage_mail" USING btree ("move_id");--> statement-breakpoint
CREATE INDEX "stage_mail_stage" ON "stage_mail" USING btree ("stage_id");--> statement-breakpoint
CREATE INDEX "stage_mail_created" ON "stage_mail" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "stage_message" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "stage_mail" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY member ON public.stage_message TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.stage_message TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.stage_mail TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.stage_mail TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.stage_message TO candor_member;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE (state) ON public.stage_mail TO candor_member;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.stage_message TO candor_worker;
--> statement-breakpoint
GRANT SELECT, UPDATE (state), DELETE ON public.stage_mail TO candor_worker;
