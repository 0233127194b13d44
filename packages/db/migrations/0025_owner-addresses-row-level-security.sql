-- A worker mails the owners of an organization about assessments that were given up. It reads no other accounts.
CREATE POLICY worker_mails_owners ON public.auth_user FOR SELECT USING (
  candor_actor() = 'worker' AND EXISTS (
    SELECT 1 FROM public.member m WHERE m.user_id = auth_user.id AND m.role = 'owner'));
