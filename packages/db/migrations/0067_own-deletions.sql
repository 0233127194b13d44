-- A candidate deletes their own interview (decision 074). Such a deletion was ordered by no member.
ALTER TABLE "submission_deletion" ALTER COLUMN "ordered_by" DROP NOT NULL;
--> statement-breakpoint
-- The receipt of a deletion by the candidate.
ALTER TABLE "deleted_interview" ADD COLUMN "deletion_id" uuid;
--> statement-breakpoint
ALTER TABLE "deleted_interview" ADD CONSTRAINT "deleted_interview_deletion_id_submission_deletion_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."submission_deletion"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "deleted_interview_deletion" ON "deleted_interview" USING btree ("deletion_id") WHERE deletion_id is not null;
--> statement-breakpoint
GRANT INSERT ON public.submission_deletion TO candor_worker;
--> statement-breakpoint
-- As before (0044), but only members' own deletions: the company can't restore what a candidate deleted.
CREATE OR REPLACE FUNCTION candor_show_submissions(deletion uuid) RETURNS SETOF uuid
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
BEGIN
  RETURN QUERY UPDATE public.submission s SET deletion_id = NULL FROM public.submission_deletion d
    WHERE d.id = deletion AND d.ordered_by IS NOT NULL AND s.deletion_id = d.id AND s.organization_id = candor_organization() RETURNING s.id;
END $$;
