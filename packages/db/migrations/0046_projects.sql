CREATE TABLE "applicant_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_applicant" (
	"project_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_applicant_project_id_applicant_id_pk" PRIMARY KEY("project_id","applicant_id")
);
--> statement-breakpoint
ALTER TABLE "applicant_note" ADD CONSTRAINT "applicant_note_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applicant" ADD CONSTRAINT "project_applicant_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_applicant" ADD CONSTRAINT "project_applicant_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_note_newest" ON "applicant_note" USING btree ("applicant_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_newest" ON "project" USING btree ("organization_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_applicant_applicant" ON "project_applicant" USING btree ("applicant_id");
--> statement-breakpoint
ALTER TABLE "applicant_note" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "project" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "project_applicant" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
-- No policy and no right for candidates: they never read what members write about them.
CREATE POLICY member ON public.applicant_note TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.applicant_note TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.project TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.project TO candor_worker USING (true);
--> statement-breakpoint
CREATE POLICY member ON public.project_applicant TO candor_member USING (organization_id = candor_organization());
--> statement-breakpoint
CREATE POLICY worker ON public.project_applicant TO candor_worker USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON public.applicant_note, public.project, public.project_applicant TO candor_member;
--> statement-breakpoint
GRANT SELECT, DELETE ON public.applicant_note, public.project, public.project_applicant TO candor_worker;
--> statement-breakpoint
-- Someone may still be invited after their last interview was deleted. What members wrote about it goes with it.
CREATE FUNCTION candor_forget_interviewed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM public.applicant_note WHERE applicant_id = NEW.id;
  DELETE FROM public.applicant_rating WHERE applicant_id = NEW.id;
  DELETE FROM public.project_applicant WHERE applicant_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_interviewed AFTER UPDATE OF submission_count ON public.applicant
  FOR EACH ROW WHEN (OLD.submission_count > 0 AND NEW.submission_count = 0) EXECUTE FUNCTION candor_forget_interviewed();
