import { type CognitiveDimId, cognitiveDims, parseExpectedPoint, type RatedDimId } from '@candor/contract'
import type { AssessInput } from '../input'
import { listQuestionsForDim } from '../scorecards/questions-for-dim'
import type { AnsweredQuestion } from './answered-question'
import { type Finding, keepDistinct, type Reading } from './check-reading'
import type { JudgeStage } from './ports'
import {
  createBoundary,
  dataRules,
  describeDimension,
  describeJob,
  fairnessRule,
  orderForSample,
  type Prompt,
  pickWording,
  redactName,
} from './prompt-rules'
import { criteriaRule, enclose, listCriteria } from './question-criteria'
import type { Source } from './sources'

const procedure = [
  'First give the evidence (at most four quotes, each copied exactly from the text whose id you give, at least three words), then the nearest anchor, then why not one level higher, then the level. If there is no evidence for the dimension, level is null and evidence is empty.',
  'examples are what candidates of other jobs said at each level: compare how the words here do the same, not their topic.',
  'Most levels are 2 to 4; use 1 and 5 only when the anchor text fits word for word. Every level needs at least one quote, 5 needs two that support it.',
]
const form = 'Return one entry for every dimension of the rubric, in its order, and only JSON.'

const ratingOpenings = [
  'You rate one ability of a candidate by the notes that were taken of an interview. The user message is JSON.',
  'From notes of an interview you decide which level of one rubric fits. The user message is JSON.',
  'Compare notes of an interview with the anchors of one ability and choose the level. The user message is JSON.',
] as const
const languageOpenings = [
  'You rate one side of the language of interview answers, and nothing of their content. The user message is JSON; answers[].text is an automatic transcript of what a candidate said.',
  'Choose the level that fits how a candidate uses language, whatever they say. The user message is JSON; answers[].text is an automatic transcript.',
  'Compare the language of interview answers with the anchors of one dimension. The user message is JSON; answers[].text is an automatic transcript.',
] as const
const cvOpenings = [
  'You rate a CV against a rubric. The user message is JSON. answers[0].text is the text of the CV.',
  'Compare a CV with the anchors of a rubric. The user message is JSON. answers[0].text is the text of the CV.',
  'Decide for each attribute of the rubric what a CV shows. The user message is JSON. answers[0].text is the text of the CV.',
] as const

const ratingRules = [
  ...dataRules,
  'questions[].findings are quotes of the candidate, each with what it is and with its polarity; they are all that you know. asks_for_it: whether the question asks for this ability; others count where they show it.',
  `Rate only this ability, whatever else the candidate is good or bad at. ${fairnessRule}`,
  'Only affirmed findings support a level: what is denied or withdrawn speaks against the candidate, if at all. Claims alone are at most level 2; 4 and 5 need a finding that is more than a claim. What a question marked as wrong contains supports no level above 2.',
  'evidence[].answer is the id of a finding, such as F3.',
  ...procedure,
  form,
]
const comprehensionRule =
  'expected_points tells for each question what the notes found of what a good answer says. The questions in "unanswered" have no answer.'
const languageRules = [...dataRules, `Rate only this side of the language. ${fairnessRule}`, ...procedure, form]
const cvRules = [
  ...dataRules,
  'Rate only dated facts of the CV, dimension by dimension, independently. Prestige of schools, fame of employers, age, gaps, photographs, nationality, layout and self-praise are not evidence and move nothing.',
  ...procedure,
  'managerial_experience is null where the job needs none.',
  form,
]
const repairNote =
  'Your last answer broke rules; "repair" lists what was wrong with it. Rate the dimensions of this rubric again. Every quote must be copied character by character from the text whose id you give.'

/** Everything of these prompts that is ours, for their version. */
export const ratingTexts = [
  ratingOpenings,
  languageOpenings,
  cvOpenings,
  ratingRules,
  comprehensionRule,
  criteriaRule,
  languageRules,
  cvRules,
  repairNote,
]

/** A fault to repair, in the words that the prompt uses. */
export interface RepairItem {
  readonly dimension: RatedDimId
  readonly problems: readonly string[]
}

/** What one call rates, and where it stands among the samples. */
export interface RatingRequest {
  readonly input: AssessInput
  readonly dimensions: readonly RatedDimId[]
  readonly sample: number
  readonly repair: readonly RepairItem[]
}

/** Rates attributes from texts: the answers, or the CV. */
export function buildTextPrompt(
  stage: Exclude<JudgeStage, 'reading' | 'rating'>,
  sources: readonly Source[],
  request: RatingRequest,
): Prompt {
  const { input, sample } = request
  const boundary = createBoundary([stage, sources.map(({ view }) => view.text)])
  const answers = sources.map((source) => ({
    id: source.id,
    ...(source.answer === null ? {} : { question: redactName(source.answer.questionText, input) }),
    text: `${boundary}${source.view.text}${boundary}`,
  }))
  const isCv = stage === 'cv'
  return finish(
    isCv ? [pickWording(cvOpenings, sample), ...cvRules] : [pickWording(languageOpenings, sample), ...languageRules],
    { boundary, ...(isCv ? { today: input.cv?.asOf ?? '' } : {}), answers: orderForSample(answers, sample) },
    request,
  )
}

/** One question as one sample read it. */
export interface ReadQuestion extends AnsweredQuestion {
  readonly reading: Reading
  readonly isWrong: boolean
}

export interface NumberedFinding {
  readonly id: string
  readonly finding: Finding
  readonly isWrong: boolean
}

/** Findings of all questions under the ids that a rating names, and points among them that no finding holds. */
export function numberFindings(questions: readonly ReadQuestion[]): NumberedFinding[] {
  return questions
    .flatMap((question) => listFindings(question).map((finding) => ({ finding, isWrong: question.isWrong })))
    .map((item, index) => ({ id: `F${index + 1}`, ...item }))
}

function listFindings({ reading }: ReadQuestion): Finding[] {
  const points = reading.points.flatMap(({ span }): Finding[] =>
    span === null ? [] : [{ ...span, kind: 'point', polarity: 'affirmed' }],
  )
  return keepDistinct([...reading.findings, ...points])
}

/** Rates one dimension from what was read, never from the text. */
export function buildRatingPrompt(
  questions: readonly ReadQuestion[],
  findings: readonly NumberedFinding[],
  request: RatingRequest,
): Prompt {
  const { input, sample, dimensions } = request
  const isComprehension = dimensions.includes('comprehension')
  const asked = questions.map((question) => {
    const isAsked = dimensions.some((id) => isAskedBy(id, question, input))
    const criteria = dimensions.flatMap((dimension) => listCriteria(question, { dimension, isAsked, input }))
    return { question, isAsked, criteria }
  })
  const hasCriteria = asked.some(({ criteria }) => criteria.length > 0)
  const boundary = createBoundary([
    findings.map(({ finding }) => finding.seen),
    ...(hasCriteria ? [asked.map(({ criteria }) => criteria)] : []),
  ])
  const described = asked.map(({ question, isAsked, criteria }) => ({
    question: redactName(question.question.text, input),
    kind: question.question.kind,
    ...(isComprehension ? {} : { asks_for_it: isAsked }),
    ...(criteria.length > 0 ? { criteria: criteria.map((criterion) => enclose(criterion, boundary)) } : {}),
    answers_question: question.reading.answersQuestion,
    correctness: question.isWrong ? 'wrong' : question.reading.verdict,
    ...(isComprehension ? { expected_points: describePoints(question) } : {}),
    findings: findings
      .filter(({ finding }) => question.sources.some(({ id }) => id === finding.source.id))
      .map(({ id, finding }) => ({
        id,
        kind: finding.kind,
        polarity: finding.polarity,
        text: `${boundary}${finding.seen}${boundary}`,
      })),
  }))
  return finish(
    [
      pickWording(ratingOpenings, sample),
      ...ratingRules,
      ...(isComprehension ? [comprehensionRule] : []),
      ...(hasCriteria ? [criteriaRule] : []),
    ],
    {
      boundary,
      questions: orderForSample(described, sample),
      ...(isComprehension ? { unanswered: listUnansweredQuestions(input) } : {}),
    },
    request,
  )
}

const isCognitive = (id: RatedDimId): id is CognitiveDimId => cognitiveDims.some((known) => known === id)

export const isAskedBy = (id: RatedDimId, { question }: AnsweredQuestion, { set }: AssessInput): boolean =>
  isCognitive(id) && listQuestionsForDim(id, set).some((asking) => asking.id === question.id)

function describePoints({ question, reading }: ReadQuestion): object[] {
  return (question.expectedPoints ?? []).map((line, index) => ({
    point: parseExpectedPoint(line).heading,
    state: reading.points[index]?.state ?? 'no',
  }))
}

function listUnansweredQuestions(input: AssessInput): string[] {
  const answered = new Set(input.answers.flatMap((answer) => (answer.text.trim() === '' ? [] : [answer.questionId])))
  return input.set.questions.filter((question) => !answered.has(question.id)).map((question) => question.text)
}

function finish(rules: readonly string[], material: object, { input, dimensions, repair }: RatingRequest): Prompt {
  const system = rules.join(' ')
  return {
    system: repair.length > 0 ? `${system} ${repairNote}` : system,
    prompt: JSON.stringify({
      language: input.language,
      job: describeJob(input),
      rubric: dimensions.map(describeDimension),
      ...material,
      ...(repair.length > 0 ? { repair } : {}),
    }),
  }
}
