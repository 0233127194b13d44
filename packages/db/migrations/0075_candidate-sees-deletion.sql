-- What is deleted takes no more requests: no member would see them. The candidate's page of it shows the receipt.
GRANT SELECT (deletion_id) ON public.submission TO candor_candidate;
