-- Candidates read their result where the set they were interviewed on gives it, and nowhere else: the table itself keeps the rest.
CREATE POLICY given_to_candidate ON public.assessment FOR SELECT USING (
  candor_actor() = 'candidate' AND organization_id = candor_organization() AND data_subject_id = candor_subject() AND EXISTS (
    SELECT 1 FROM public.submission s
    JOIN public.interview_session i ON i.id = s.session_id
    JOIN public.interview_set_version v ON v.id = i.set_version_id
    WHERE s.id = assessment.submission_id AND v.content->'assessment'->>'candidateResult' = 'free'));
