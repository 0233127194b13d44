import { parseExpectedPoint } from '@candor/contract'
import type { AssessInput } from '../input'
import type { AnsweredQuestion } from './answered-question'
import {
  createBoundary,
  dataRules,
  describeJob,
  orderForSample,
  type Prompt,
  pickWording,
  redactName,
} from './prompt-rules'

const openings = [
  'You read what a candidate answered to one interview question and write down what was said. You give no levels: that is done later, from your notes alone.',
  'Your task is to take notes of one interview answer: what the candidate claims, did and reached. Somebody else rates it, who sees only your notes.',
  'List the content of one interview answer for a colleague who cannot read it. Do not rate it and do not improve it.',
] as const

const rules = [
  'The user message is JSON. answers[].text is an automatic transcript of what the candidate said.',
  ...dataRules,
  'points: one entry for each of expected_points, by its id. covered: the candidate says this, in whatever words. partly: they touch it and leave open what is done. no: they do not say it. What stands after "for example" are examples; other words for the same thing count. A row of key words without a statement is no. covered and partly need a quote.',
  'findings: at most 12 quotes that matter for judging the answer. kind is one of: claim (says that something is so or that they are good at something, and shows nothing of it), own_action (a particular thing the candidate did or would do), result (what came of it), reason (why something is so or was done), alternative (another option, a limit, a counter-case), check (how something was tested or verified), effect_on_others (on a team, customer or goal, or over time), lesson (what was learned), own_mistake. Empty talk that would fit any question is claim, however well it sounds.',
  'polarity of each point and finding: affirmed, where the candidate stands by it, also by leaving something out on purpose (“I give no aspirin”); denied, where they say that it did not happen or that they did not or would not do what the point asks for; withdrawn, where they take it back anywhere in the answers. The same words cannot be both.',
  'correctness: would an experienced professional of this job call what is said right? wrong: it does harm, breaks a rule of the trade or makes no sense in this world; quote the wrong statement. partly: right, with a mistake that matters; quote the mistake. correct: quote what shows it. cannot_tell: nothing in it can be right or wrong; the quote is empty. Confidence and figures make nothing right. why: at most 20 words.',
  'main_point: the quote that answers the question most directly, at most one sentence; null if none does. answers_question: whether the answer is one to this question.',
  'Copy every quote exactly from the text of the answer whose id you give, do not correct it, at least three words and at most one sentence.',
  'Return only JSON.',
]
const repairNote =
  'Your last answer broke rules; "repair" lists what was wrong with it. Give the whole answer again. Every quote must be copied character by character from the text of the answer it names.'

/** Everything of this prompt that is ours, for its version. */
export const readingTexts = [openings, rules, repairNote]

export interface ReadingPromptContext {
  readonly input: AssessInput
  readonly answered: AnsweredQuestion
  readonly sample: number
  readonly repair: readonly string[]
}

export function buildReadingPrompt({ input, answered, sample, repair }: ReadingPromptContext): Prompt {
  const { question, sources } = answered
  const boundary = createBoundary([question.text, sources.map(({ view }) => view.text)])
  const points = (question.expectedPoints ?? []).map((line, index) => ({
    id: `P${index + 1}`,
    point: describePoint(line),
  }))
  const system = [pickWording(openings, sample), ...rules].join(' ')
  return {
    system: repair.length > 0 ? `${system} ${repairNote}` : system,
    prompt: JSON.stringify({
      boundary,
      language: input.language,
      job: describeJob(input),
      question: redactName(question.text, input),
      kind: question.kind,
      expected_points: orderForSample(points, sample),
      answers: sources.map((source) => ({
        id: source.id,
        ...(source.answer?.isFollowUp === true ? { follow_up: redactName(source.answer.questionText, input) } : {}),
        text: `${boundary}${source.view.text}${boundary}`,
      })),
      ...(repair.length > 0 ? { repair } : {}),
    }),
  }
}

/** Alternatives are examples: a model must not ask for all of them. */
function describePoint(line: string): string {
  const { heading, alternatives } = parseExpectedPoint(line)
  return alternatives.length === 0 ? heading : `${heading} (for example: ${alternatives.join(', ')})`
}
