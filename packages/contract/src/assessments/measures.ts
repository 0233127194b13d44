/** What a quote shows; the screen names each tag in the reader's language. */
const communicationTags = [
  'steady_run',
  'filler',
  'repeat',
  'long_pause',
  'grammar_slip',
  'clause_variety',
  'long_sentence',
  'misspelt_word',
  'unclear_sentence',
  'clear_sentence',
  'varied_words',
  'precise_words',
  'repeated_words',
  'requirement_named',
  'connective',
  'story_step',
  'generic_sentence',
  'on_the_question',
  'off_the_question',
] as const

/** Of the cognitive dimensions: what kind of evidence was found. */
const cognitiveTags = [
  'reason_given',
  'limit_or_contrast',
  'problem_solved',
  'wider_goal',
  'lesson_learned',
  'direct_reply',
  'late_reply',
  'choice_with_reason',
  'own_limit',
] as const

/** Of the CV: what a line of it shows. */
const cvTags = [
  'cv_direction',
  'cv_new_skill',
  'cv_step_up',
  'cv_initiative',
  'cv_demanding_work',
  'cv_leadership',
  'cv_recognition',
  'cv_original_work',
] as const

/**
 * By question: the words that cover an expected point, the sentence that stands for the answer, and one that holds a phrase which
 * the company finds wrong.
 */
const questionTags = ['expected_point', 'answer_sentence', 'wrong_if'] as const

/** Of the words themselves, where they are described and not scored. */
const descriptiveTags = ['concrete_words', 'general_words', 'direct_words', 'hedged_words', 'warm_words'] as const

/** `judge_quote`: what a language model pointed at, found word for word in the answer. */
export const evidenceTags = [
  ...communicationTags,
  ...cognitiveTags,
  ...cvTags,
  ...descriptiveTags,
  ...questionTags,
  'judge_quote',
] as const

export const measureIds = [
  'fillers_per_100',
  'repeats_per_100',
  'pauses_per_100',
  'mean_run',
  'speech_rate',
  /** Of engines before 3.1: upper bound. */
  'grammar_error_bound',
  'grammar_errors_per_100',
  'run_on_share',
  /** Of engines before 3.1: upper bound. */
  'seldom_pair_bound',
  /** Typed English only: neighboring words that English seldom has side by side. */
  'seldom_pairs_per_100',
  'clause_variety',
  'window_ttr',
  'hdd',
  'beyond_common_share',
  'preposition_variety',
  'requirement_coverage',
  /** Typed answers only: certain misspellings. */
  'misspelt_per_100',
  'connective_variety',
  /** Of the connectives, those that not every speaker has: different ones in a sample of the words. */
  'precise_connective_variety',
  /** Words in sentences (or stretches of speech) without a certain slip. */
  'clear_sentence_share',
  'story_slots',
  'topic_continuity',
  /** Of engines before 3. */
  'question_match',
  /** Covered points, and half of those covered partly, as a share of a question's points. */
  'points_covered',
  /** Pieces of evidence of one cognitive dimension, each counted once, at most two an answer. */
  'evidence_found',
  'direct_reply_share',
  'median_clause_words',
  'restart_share',
  /** Dated facts of one CV attribute, each counted once. */
  'cv_facts',
  /** Median of a language model's samples, and how far apart they were. */
  'judge_level',
  'judge_spread',
  /** Only described, never credited: contribution 0. */
  'concrete_share',
  'hedge_share',
  'first_person_share',
] as const

export const measureUnits = ['per_100_words', 'words', 'per_minute', 'share', 'count', 'ratio', 'levels'] as const

export type EvidenceTag = (typeof evidenceTags)[number]
export type MeasureId = (typeof measureIds)[number]
export type MeasureUnit = (typeof measureUnits)[number]
