-- What is shown as the length of an interview is at most the set's time: a longer one would tell that the candidate was interrupted
-- or took the interview at their own pace.
CREATE FUNCTION candor_shown_duration_ms(started timestamptz, ended timestamptz, submitted timestamptz, state jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS
$$ SELECT least(candor_duration_ms(started, ended, submitted), (state->'clock'->>'allowanceMs')::integer) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_fill_submission() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locked: a name that another transaction changes at this moment is waited for.
  SELECT d.first_name, d.last_name, candor_search_text(d.first_name, d.last_name, d.email)
    INTO NEW.first_name, NEW.last_name, NEW.search
    FROM public.data_subject d WHERE d.id = NEW.data_subject_id FOR SHARE;
  NEW.duration_ms := coalesce((SELECT candor_shown_duration_ms(i.started_at, i.ended_at, NEW.submitted_at, i.state)
    FROM public.interview_session i WHERE i.id = NEW.session_id), 0);
  NEW.answered := candor_count_answered(NEW.session_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION candor_copy_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.submission SET duration_ms = candor_shown_duration_ms(NEW.started_at, NEW.ended_at, submitted_at, NEW.state)
    WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE public.submission s SET duration_ms = candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state)
FROM public.interview_session i
WHERE i.id = s.session_id AND s.duration_ms <> candor_shown_duration_ms(i.started_at, i.ended_at, s.submitted_at, i.state);
