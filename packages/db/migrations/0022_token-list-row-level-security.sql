-- A browser may hold several tokens: one query reads what they open, and nothing else.
ALTER POLICY access_by_token ON public.candidate_access
  USING (candor_actor() = 'token' AND token_hash = ANY (string_to_array(candor_reference(), ' ')));
