-- The tables of 0010. Candidates have their own device's record and their comments; what reviewers and judges do is not theirs to read.
DO $$
DECLARE
  t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['reviewer_level','assessment_policy','judge_exam','integrity_take','integrity_interval','integrity_comment']
  LOOP
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_member ON public.%I USING (candor_actor() = ''member'' AND organization_id = candor_organization())', t);
    EXECUTE format('CREATE POLICY tenant_worker ON public.%I USING (candor_actor() = ''worker'')', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['integrity_take','integrity_interval','integrity_comment']
  LOOP
    EXECUTE format('CREATE POLICY own_candidate ON public.%I USING (candor_actor() = ''candidate'' AND organization_id = candor_organization() AND data_subject_id = candor_subject())', t);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE public.judge_sample ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY tenant_worker ON public.judge_sample USING (candor_actor() = 'worker');
--> statement-breakpoint
ALTER TABLE public.reviewer_level ADD CONSTRAINT reviewer_level_in_range CHECK (level_tenths BETWEEN 10 AND 50);
--> statement-breakpoint
ALTER TABLE public.assessment_policy ADD CONSTRAINT assessment_policy_engine_known CHECK (engine IN ('builtin','llm'));
--> statement-breakpoint
ALTER TABLE public.judge_exam ADD CONSTRAINT judge_exam_state_known CHECK (state IN ('queued','running','passed','failed','error'));
--> statement-breakpoint
ALTER TABLE public.submission ADD CONSTRAINT submission_judging_known CHECK (judging IN ('none','waiting','done','failed'));
--> statement-breakpoint
ALTER TABLE public.integrity_interval ADD CONSTRAINT integrity_interval_kind_known CHECK (kind IN ('multiple_faces','face_out_of_view','gaze_away'));
--> statement-breakpoint
ALTER TABLE public.integrity_interval ADD CONSTRAINT integrity_interval_forward CHECK (end_ms >= start_ms);
--> statement-breakpoint
-- One exam of an organization at a time: whoever comes second is told so.
CREATE UNIQUE INDEX judge_exam_one_at_a_time ON public.judge_exam (organization_id) WHERE state IN ('queued','running');
