/*
 * Every explanation the engines may give. The locale files write one sentence per key; the parameters of each key are
 * listed in packages/assess/why-texts.md.
 */
const communicationWhyKeys = [
  'fluency.fillers',
  'fluency.repeats',
  'fluency.pauses',
  'fluency.run',
  'fluency.rate',
  'fluency.non_verbatim',
  'grammar.errors',
  /** kind (text): agreement, verb_form, article, noun_number, missing_word, preposition, comparison, word_choice */
  'grammar.kind',
  'grammar.no_errors',
  'grammar.clauses',
  'grammar.run_ons',
  'grammar.seldom_pairs',
  'vocabulary.variety',
  'vocabulary.range',
  'vocabulary.requirements',
  'vocabulary.prepositions',
  'vocabulary.spelling',
  'coherence.connectives',
  'coherence.order',
  /** Of assessments before builtin-2: typed sentences now count in clear. */
  'coherence.run_ons',
  'coherence.precise',
  'coherence.clear',
  'coherence.continuity',
  'coherence.variation',
  /** covered, partly and total: expected points of all questions */
  'comprehension.points',
  /** The rest of Comprehension is of engines before 3. */
  'comprehension.answered',
  'comprehension.off_question',
  'comprehension.unanswered',
  'comprehension.asked_to_repeat',
] as const

const cognitiveWhyKeys = [
  /** found, answers, and the dimension (text) */
  'cognitive.found',
  'cognitive.found_in',
  /** The engine finds evidence, it does not judge the quality of ideas. */
  'cognitive.rule_based',
  'cognitive.direct_replies',
  'cognitive.clause_length',
  'cognitive.restarts',
] as const

/** In words only, without a level. */
const descriptiveWhyKeys = [
  'descriptive.concrete',
  'descriptive.general',
  'descriptive.direct',
  'descriptive.hedged',
  'descriptive.own_part',
  'descriptive.team_part',
  'descriptive.courteous',
  'descriptive.plain_words',
  'descriptive.varied_words',
] as const

const cvWhyKeys = [
  'cv.facts',
  'cv.strategic_focus',
  'cv.learning_velocity',
  'cv.career_progression',
  'cv.drive_and_initiative',
  'cv.intellectual_ability',
  'cv.managerial_experience',
  'cv.recognized_accomplishments',
  'cv.original_and_creative_thinking',
] as const

const judgeWhyKeys = [
  /** level: the rubric's anchor for the median; the text comes from the rubric. */
  'judge.nearest_anchor',
  /** samples, spread */
  'judge.samples',
  'judge.spread_wide',
  'judge.short_answers_capped',
  'judge.differs_from_builtin',
  'judge.canary_lowered',
  'judge.wrong_answers_capped',
  'judge.unsure_transcript',
] as const

/** What was looked for and not found; to a candidate: what would have raised this. */
const missingWhyKeys = [
  'missing.connectives',
  'missing.order',
  'missing.clauses',
  /** Of engines before 3: requirements are a part of their own. */
  'missing.requirement',
  'missing.question',
  'missing.reason',
  'missing.limit',
  'missing.result',
  'missing.own_action',
  'missing.wider_goal',
  'missing.lesson',
  'missing.direct_reply',
  'missing.options',
  'missing.own_limit',
  'missing.cv_fact',
] as const

const notEvaluatedWhyKeys = [
  'not_evaluated.insufficient_evidence',
  'not_evaluated.insufficient_answers',
  'not_evaluated.low_asr_confidence',
  'not_evaluated.wrong_language',
  'not_evaluated.no_timing',
  'not_evaluated.non_verbatim_asr',
  'not_evaluated.unsupported_language',
  'not_evaluated.quotes_not_found',
  'not_evaluated.engine_error',
  'not_evaluated.no_cv',
  'not_evaluated.not_assessed_by_engine',
  'not_evaluated.excluded_by_accommodation',
  'not_evaluated.implausible_text',
  'not_evaluated.interview_not_completed',
  'not_evaluated.technical_fault',
  'not_evaluated.needs_reviewer',
  'not_evaluated.exam_not_passed',
  /** counted and total: questions */
  'not_evaluated.no_expected_points',
  'not_evaluated.no_points_heard',
  'not_evaluated.not_asked',
  'not_evaluated.ai_declined',
] as const

export const whyKeys = [
  ...communicationWhyKeys,
  ...cognitiveWhyKeys,
  ...descriptiveWhyKeys,
  ...cvWhyKeys,
  ...judgeWhyKeys,
  ...missingWhyKeys,
  ...notEvaluatedWhyKeys,
] as const
export type WhyKey = (typeof whyKeys)[number]
