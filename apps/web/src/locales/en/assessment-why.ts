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
    pauses: 'About {value, number} silent pauses of 0.4 seconds or more per 100 words (10 or more earn nothing here).',
    run: '{value, number} words on average before a pause or filler (8 or more is smooth).',
    rate: '{value, number} words or syllables per minute.',
    non_verbatim: 'The transcript leaves out fillers and repeats, so pauses and runs count instead.',
  },
  grammar: {
    errors: '{errors, plural, one {# slip} other {# slips}} found in {words, number} words.',
    kind: '{kind, select, agreement {Subject and verb that do not agree} verb_form {Forms of verbs} article {Articles} noun_number {Singular and plural} missing_word {A missing word} preposition {Prepositions} comparison {Comparison} other {Choice of words}}: {count, number}.',
    no_errors: 'No slip of the kinds that can be told apart safely in {words, number} words.',
    clauses: '{kinds, plural, =0 {No kind} one {# kind} other {# kinds}} of complex clause used, of 6 looked for.',
    run_ons: '{percent, number} % of the sentences run on for long.',
    seldom_pairs:
      '{pairs, plural, =0 {No pair} one {# pair} other {# pairs}} of neighbouring words that English seldom has, in {words, number} typed words (1 or 2 in 100 are ordinary).',
  },
  vocabulary: {
    variety: '{distinct, number} different words in every 50, on average.',
    range: 'In 100 words taken anywhere, {percent, number} are different words beyond the most common ones.',
    requirements: 'Names {named, number} of the {total, number} things the set looks for.',
    prepositions: '{types, number} different prepositions in {words, number} words.',
    spelling:
      '{misspelt, plural, =0 {No clear misspelling} one {# clear misspelling} other {# clear misspellings}} in {words, number} typed words.',
  },
  coherence: {
    connectives:
      '{types, plural, =0 {No connecting word} one {# different connecting word} other {# different connecting words}} in {words, number} words.',
    order: '{filled, number} of {total, number} steps of a told event are there in some answer.',
    run_ons: '{percent, number} % of the sentences run on for long.',
    precise:
      '{types, plural, =0 {None of them says} one {# of them says} other {# of them say}} precisely how two thoughts belong together.',
    clear: '{percent, number} % of the words stand in passages without a slip to stumble over.',
    continuity: '{percent, number} % of the sentences stay on something concrete.',
    variation:
      'Of 42 words taken anywhere, {percent, number} % are different ones: the more, the less the account goes round in circles.',
  },
  comprehension: {
    answered: 'Answers {answered, number} of {total, number} questions.',
    off_question: '{count, plural, one {# answer is} other {# answers are}} about something else than the question.',
    unanswered: '{count, plural, one {# question} other {# questions}} left without an answer.',
    asked_to_repeat: 'Asked to repeat the question {count, plural, one {once} other {# times}}.',
  },
  cognitive: {
    found:
      '{found, plural, =0 {No evidence} one {# piece of evidence} other {# pieces of evidence}} in {answers, plural, one {# answer} other {# answers}}.',
    found_in: 'Found in {count, number} of {total, number} answers.',
    rule_based: 'Rule-based reading: it finds evidence, it does not judge the quality of ideas.',
    direct_replies: '{direct, number} of {total, number} answers begin with a direct reply.',
    clause_length: 'A clause has {words, number} words, as a median.',
    restarts: '{percent, number} % of the sentences break off and start anew.',
  },
  descriptive: {
    concrete: 'Concrete words: names, numbers and things that happened.',
    general: 'Mostly general words, with few names, numbers or events.',
    direct: 'Says things directly.',
    hedged: 'Often hedges: perhaps, maybe, kind of.',
    own_part: 'Speaks mostly of the own part, with “I”.',
    team_part: 'Speaks mostly of the team, with “we”.',
    courteous: 'Thanks and greets.',
    plain_words: 'Plain, everyday words.',
    varied_words: 'Varied words.',
  },
  cv: {
    facts: '{count, plural, =0 {No dated fact} one {# dated fact} other {# dated facts}} in the CV speak to this.',
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
    nearest_anchor: 'Nearest anchor of the rubric: level {level, number}.',
    samples: '{samples, plural, one {Asked # time} other {Asked # times}}; the middle level counts.',
    spread_wide: 'The samples lie {spread, number} levels apart, so the confidence is low.',
    short_answers_capped: 'The answers are very short, so the level stops at 4.',
    differs_from_builtin: 'More than two levels away from what the built-in engine measured, so the confidence is low.',
    canary_lowered: 'Without the sentences that spoke to the assessment the level was lower; the lower one counts.',
  },
  missing: {
    connectives: 'More words that connect thoughts, such as because, however or for example.',
    order:
      '{slot, select, situation {The situation it began with.} ordered_steps {Steps in their order.} action {What was done personally.} reason {A reason for a choice.} example {A concrete example.} result {How it turned out.} other {A further step of the story.}}',
    clauses: 'More kinds of sentences: conditions, reasons, relative clauses.',
    requirement: 'Something done with {requirement}.',
    question: 'An answer to: {question}',
    reason: 'A reason for what is claimed.',
    limit: 'A limit of the own claim, or another way to see it.',
    result: 'A result or a number.',
    own_action: 'What was done personally, not only by the team.',
    wider_goal: 'What the work meant for customers, the company or the longer run.',
    lesson: 'What was learned, and what changed because of it.',
    direct_reply: 'The reply itself in the first sentence.',
    options: 'The options that were weighed, and by what.',
    own_limit: 'An own limit or mistake, and what followed from it.',
    cv_fact: 'A dated fact in the CV that shows this.',
  },
  not_evaluated: {
    insufficient_evidence:
      '{needed, plural, =0 {Not enough was said to judge this.} other {Not enough was said to judge this: {words, number} words, and # are needed.}}',
    insufficient_answers:
      '{answers, plural, =0 {No answer} one {# answer} other {# answers}} to judge by, and {needed, number} are needed.',
    low_asr_confidence: 'The recogniser was too unsure of its words. The recording counts.',
    wrong_language: 'Much of it was said in another language than the interview’s.',
    no_timing: 'There are no word times, so pace and pauses cannot be measured.',
    non_verbatim_asr: 'The transcript is smoothed, so this cannot be measured.',
    unsupported_language: 'This engine cannot judge this in the interview’s language yet.',
    quotes_not_found: 'The quotes given for it are not in the transcript, so it was dropped.',
    engine_error: 'The engine failed on this part.',
    no_cv: 'There is no readable CV.',
    not_assessed_by_engine: 'Not judged by the built-in engine.',
    excluded_by_accommodation: 'Left out, as an agreed adjustment.',
    implausible_text: 'The words do not form sentences, so nothing can be judged by them.',
    interview_not_completed: 'The interview was not completed.',
    technical_fault: 'Technical faults took the words away, so nothing can be judged. This counts against nobody.',
    not_asked: 'No question asks for this, and nothing of it came up.',
  },
}
