import type { WhyKey } from '@candor/contract'

/** `fluency.fillers` as nested objects: a dot separates levels in the texts. */
export type Nested<Key extends string> = {
  readonly [Group in Key extends `${infer Head}.${string}` ? Head : never]: {
    readonly [Leaf in Key as Leaf extends `${Group}.${infer Tail}` ? Tail : never]: string
  }
}

/** Typed as plain strings: the figures come with the assessment, so which ones a sentence takes is not known to the compiler. */
export const why: Nested<WhyKey> = {
  fluency: {
    fillers: 'About {value, number} filler words per 100 words (fluent speakers: about 1 to 4).',
    repeats: 'About {value, number} repeated or restarted words per 100 words (fluent speakers: 0 to 2).',
    pauses: 'About {value, number} silent pauses of 0.4 seconds or more per 100 words (10 or more earn no credit).',
    run: '{value, number} words on average before a pause or filler (8 or more is fluent).',
    rate: '{value, number} words or syllables per minute.',
    non_verbatim: 'The transcript leaves out fillers and repeats, so pauses and runs count instead.',
  },
  grammar: {
    errors: '{errors, plural, one {# slip} other {# slips}} found in {words, number} words.',
    kind: '{kind, select, agreement {Subject and verb that do not agree} verb_form {Forms of verbs} article {Articles} noun_number {Singular and plural} missing_word {A missing word} preposition {Prepositions} comparison {Comparison} other {Choice of words}}: {count, number}.',
    no_errors: 'No errors of the kinds we can detect reliably in {words, number} words.',
    clauses: '{kinds, plural, =0 {No kind} one {# kind} other {# kinds}} of complex clause used, out of 6.',
    run_ons: '{percent, number}% of the sentences are run-ons.',
    seldom_pairs:
      '{pairs, plural, =0 {No unusual word pair} one {# unusual word pair} other {# unusual word pairs}} in {words, number} typed words (1 or 2 in 100 are normal).',
  },
  vocabulary: {
    variety: '{distinct, number} different words in every 50, on average.',
    range: 'On average, {percent, number} of 100 words are different words beyond the most common ones.',
    requirements: 'Mentions {named, number} of {total, number} requirements.',
    prepositions: '{types, number} different prepositions in {words, number} words.',
    spelling:
      '{misspelt, plural, =0 {No clear misspelling} one {# clear misspelling} other {# clear misspellings}} in {words, number} typed words.',
  },
  coherence: {
    connectives:
      '{types, plural, =0 {No connecting word} one {# different connecting word} other {# different connecting words}} in {words, number} words.',
    order: '{filled, number} of {total, number} story elements found.',
    run_ons: '{percent, number}% of the sentences are run-ons.',
    precise:
      '{types, plural, =0 {None of them states} one {# of them states} other {# of them state}} the relationship between ideas.',
    clear: '{percent, number}% of the words are in error-free passages.',
    continuity: '{percent, number}% of the sentences stay on something concrete.',
    variation: 'In a random sample of 42 words, {percent, number}% are different; higher means less repetition.',
  },
  comprehension: {
    points: '{covered, number} of {total, number} expected points covered, {partly, number} partly.',
    answered: 'Answers {answered, number} of {total, number} questions.',
    off_question: '{count, plural, one {# answer doesn’t} other {# answers don’t}} address the question.',
    unanswered: '{count, plural, one {# question} other {# questions}} left without an answer.',
    asked_to_repeat: 'Asked to repeat the question {count, plural, one {once} other {# times}}.',
  },
  cognitive: {
    found:
      '{found, plural, =0 {No evidence} one {# piece of evidence} other {# pieces of evidence}} in {answers, plural, one {# answer} other {# answers}}.',
    found_in: 'Found in {count, number} of {total, number} answers.',
    rule_based: 'Scored by rules: they find evidence but don’t judge the quality of ideas.',
    direct_replies: '{direct, number} of {total, number} answers start with a direct reply.',
    clause_length: 'Median clause length: {words, number} words.',
    restarts: '{percent, number}% of the sentences are restarted.',
  },
  descriptive: {
    concrete: 'Concrete words: names, numbers and things that happened.',
    general: 'Mostly general words, with few names, numbers or events.',
    direct: 'Says things directly.',
    hedged: 'Often hedges: perhaps, maybe, kind of.',
    own_part: 'Mostly describes one’s own work (“I”).',
    team_part: 'Mostly talks about the team (“we”).',
    courteous: 'Polite.',
    plain_words: 'Plain, everyday words.',
    varied_words: 'Varied words.',
  },
  cv: {
    facts: '{count, plural, =0 {No dated fact} one {# dated fact} other {# dated facts}} in the CV for this.',
    strategic_focus: 'Counted: entries that stay with one field, and changes of field the CV explains.',
    learning_velocity: 'Counted: skills that appear for the first time in a dated entry.',
    career_progression: 'Counted: steps up in title or scope.',
    drive_and_initiative: 'Counted: things founded, proposed or started.',
    intellectual_ability: 'Counted: demanding work, and degrees or certificates that fit the job.',
    managerial_experience: 'Counted: teams, people and budgets led.',
    recognized_accomplishments: 'Counted: awards, certificates and results with figures.',
    original_and_creative_thinking: 'Counted: new products, publications, patents and open-source work.',
  },
  judge: {
    nearest_anchor: 'Closest level in the rubric: {level, number}.',
    samples: '{samples, plural, one {Run # time} other {Run # times}}; the median is used.',
    spread_wide: 'The runs are {spread, number} levels apart, so confidence is low.',
    short_answers_capped: 'The answers are very short, so the level is capped at 4.',
    differs_from_builtin: 'More than two levels from what the built-in engine measured, so confidence is low.',
    canary_lowered: 'Without text aimed at the scoring, the level was lower; the lower one counts.',
    wrong_answers_capped: 'Most of the answers behind it are wrong, so the level is capped at 2.',
    unsure_transcript: 'The transcript is uncertain, so confidence is low.',
  },
  missing: {
    connectives: 'More linking words, such as because, however or for example.',
    order:
      '{slot, select, situation {The situation at the start.} ordered_steps {The steps in order.} action {One’s own contribution.} reason {A reason for a choice.} example {A concrete example.} result {How it turned out.} other {Another story element.}}',
    clauses: 'More kinds of sentences: conditions, reasons, relative clauses.',
    requirement: 'An example using {requirement}.',
    question: 'An answer to: {question}',
    reason: 'A reason for a claim.',
    limit: 'A limitation or counterargument.',
    result: 'A result or a number.',
    own_action: 'One’s own contribution.',
    wider_goal: 'What the work meant for customers, the company or the long term.',
    lesson: 'What was learned and what changed because of it.',
    direct_reply: 'A direct answer in the first sentence.',
    options: 'The options considered and the criteria.',
    own_limit: 'One’s own mistake or limitation, and what followed.',
    cv_fact: 'A dated fact in the CV that shows this.',
  },
  not_evaluated: {
    insufficient_evidence:
      '{needed, plural, =0 {Not enough was said to score this.} other {Not enough was said to score this: {words, number} words; # are needed.}}',
    insufficient_answers:
      '{answers, plural, =0 {No answers} one {# answer} other {# answers}} to score; {needed, number} are needed.',
    low_asr_confidence: 'The transcription is too unreliable. The recording is what counts.',
    wrong_language: 'Much of it was in a different language than the interview.',
    no_timing: 'There are no timestamps, so pace and pauses can’t be measured.',
    non_verbatim_asr: 'The transcript is smoothed, so this can’t be measured.',
    unsupported_language: 'This engine can’t score this in the interview’s language yet.',
    quotes_not_found: 'Its quotes aren’t in the transcript, so it was dropped.',
    engine_error: 'A scoring error occurred in this part.',
    no_cv: 'There is no readable CV.',
    not_assessed_by_engine: 'Not scored by the built-in engine.',
    excluded_by_accommodation: 'Excluded as an agreed accommodation.',
    implausible_text: 'The words don’t form sentences, so there’s nothing to score.',
    interview_not_completed: 'The interview wasn’t completed.',
    technical_fault:
      'The words were lost to technical problems, so there’s nothing to score. This never counts against the candidate.',
    needs_reviewer: 'The built-in engine doesn’t judge thinking. It takes a person or a model.',
    exam_not_passed: 'This engine isn’t accurate enough to give a level here. A reviewer can.',
    no_expected_points:
      'Only {counted, number} of {total, number} questions have expected points that can be heard. Without them there is no level.',
    no_points_heard:
      'None of {total, number} expected points was heard. Other words may say the same, which only a person can tell.',
    not_asked: 'No question of this set asks for this.',
    ai_declined: 'No agreement to an assessment by AI. People rate the answers.',
  },
}
