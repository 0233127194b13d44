-- By how much an interview is longer with the takes that count than with the first ones: as `getShownDurationMs` of the domain. An
-- answer was on the clock from its first start to its first end, and no shorter take can save more than that.
CREATE FUNCTION candor_retake_growth_ms(state jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS
$$ SELECT coalesce(sum(greatest((a->>'durationMs')::numeric - (first->>'durationMs')::numeric,
    least(0, (a->>'firstStartedAtMs')::numeric - (a->>'firstEndedAtMs')::numeric))), 0)::bigint
  FROM jsonb_path_query(state, '$.answers[*]') a, jsonb_path_query(a, '$.otherTakes[*] ? (@.take == 1)') first $$;
--> statement-breakpoint
-- What is shown as the length of an interview is that of the takes that count, and at most the set's time: another one would tell that
-- an answer was retaken, that the candidate was interrupted, or took the interview at their own pace.
CREATE OR REPLACE FUNCTION candor_shown_duration_ms(started timestamptz, ended timestamptz, submitted timestamptz, state jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT least(2147483647, (state->'clock'->>'allowanceMs')::integer,
    greatest(0, candor_duration_ms(started, ended, submitted) + candor_retake_growth_ms(state)))::integer $$;
--> statement-breakpoint
-- The times that follow from the end of the interview move with it. `duration_ms` is the shown length of before.
UPDATE public.applicant a SET reply_by = a.reply_by
  + (candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state) - s.duration_ms) * interval '1 ms'
FROM public.submission s JOIN public.interview_session i ON i.id = s.session_id
WHERE s.applicant_id = a.id AND a.reply_by = candor_reply_by(s) AND candor_retake_growth_ms(i.state) <> 0;
--> statement-breakpoint
UPDATE public.interviewee p SET submitted_at = p.submitted_at
  + (candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state) - s.duration_ms) * interval '1 ms'
FROM public.submission s JOIN public.interview_session i ON i.id = s.session_id
WHERE s.data_subject_id = p.data_subject_id AND s.set_id = p.set_id AND p.submitted_at = s.submitted_at
  AND candor_retake_growth_ms(i.state) <> 0;
--> statement-breakpoint
-- The trigger on `submitted_at` writes `duration_ms`.
UPDATE public.submission s SET submitted_at = s.submitted_at
  + (candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state) - s.duration_ms) * interval '1 ms'
FROM public.interview_session i WHERE i.id = s.session_id AND candor_retake_growth_ms(i.state) <> 0;
--> statement-breakpoint
-- A certificate states the length, and its owner makes it.
GRANT SELECT (duration_ms) ON public.submission TO candor_candidate;
