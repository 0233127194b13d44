import type { NotEvaluatedReason } from '@candor/contract'

/** What would have raised a level, and what a level would have needed. Figures are those of the engine's rules. */
export const raise = {
  highest: 'This is the highest level.',
  highestMeasured: 'Every measure here earns full credit: this is the highest level that these measures give.',
  unknown: 'The assessment names nothing that would have raised this level.',
  shortAnswers: 'Answers of at least {words, number} words in all. Shorter ones get level {cap, number} at most.',
  wrongAnswers: 'Correct answers. Where most are wrong, the level is {cap, number} at most.',
  part: 'A higher level of {part} would have raised it most: it makes up {percent, number}% of this level and is at {level, number} of 5.',
  points: '“Expected points covered”',
  anyPart: 'Higher levels of its parts would have raised it.',
  question: {
    all: 'Every point is covered: nothing would have raised this.',
    more: 'What would have raised this:{open, plural, =0 {} one { # point that we didn’t hear} other { # points that we didn’t hear}}{and, select, yes {, and} other {}}{partly, plural, =0 {} one { more about # point that counts half} other { more about # points that count half}}.',
    hidden: 'Points that we didn’t hear aren’t listed, because others get the same questions.',
  },
  neededTitle: 'What a level would have needed',
  share: 'A level for at least {least, number}% of its weight. Here it’s {percent, number}%.',
  words: 'At least {needed, number} words in your answers.',
  longerAnswers:
    'At least {answers, number} longer answers ({length, number} words or more; if spoken, also {seconds, number} seconds), or {words, number} content words in all.',
  eachPart: {
    communication: 'Enough words for each of its parts.',
    cv: 'A dated fact in the CV for each attribute.',
  },
  expectedPoints: 'Expected points for at least {percent, number}% of the questions. The company writes them.',
  needed: {
    insufficient_evidence: 'An answer that shows this.',
    low_asr_confidence: 'A recording in which speech is recognized more reliably.',
    wrong_language: 'Answers in the language of the interview.',
    no_timing: 'Spoken answers in which the time of each word is known.',
    non_verbatim_asr: 'A transcript that includes fillers and repeated words.',
    unsupported_language:
      'A person’s rating: the automatic assessment can’t score this in the interview’s language. It doesn’t depend on what you said.',
    quotes_not_found: 'Another assessment: the model’s quotes weren’t in your transcript.',
    engine_error: 'Another assessment, without the error.',
    no_cv: 'A CV with text that can be read.',
    not_assessed_by_engine: 'A person, or another engine.',
    excluded_by_accommodation: 'Nothing from you: it was left out as agreed.',
    implausible_text: 'Answers in sentences.',
    interview_not_completed: 'A completed interview.',
    technical_fault: 'A recording without the technical problem.',
    needs_reviewer:
      'A person’s rating: the automatic assessment isn’t accurate enough for this. It doesn’t depend on what you said.',
    exam_not_passed:
      'A person’s rating: the automatic assessment isn’t accurate enough for this. It doesn’t depend on what you said.',
    no_points_heard: 'At least one of the points that the company listens for, covered at least partly.',
    not_asked: 'A question that asks for this.',
    ai_declined: 'An assessment by AI. As you asked, people rate your answers instead.',
  } satisfies Record<Exclude<NotEvaluatedReason, 'no_expected_points'>, string>,
} as const
