import type { RatedDimId } from '@candor/contract'
import { aggregateSamples, hasWideSpread, type Sample, type Verdict } from './aggregate-samples'
import { checkJudgeAnswer, type LookUpQuote, lookUpInFindings, lookUpInTexts } from './check-answer'
import { zJudgeAnswer } from './judge-answers'
import type { AskJudge, JudgeStage } from './ports'
import type { Prompt } from './prompt-rules'
import {
  buildRatingPrompt,
  buildTextPrompt,
  numberFindings,
  type RatingRequest,
  type ReadQuestion,
} from './rating-prompt'
import { buildCall, type JudgeContext, listFirstSamples, moreSamples, type Round, takeSamples } from './samples'
import type { Source } from './sources'
import { findReportedSentences, type SuspectedSentence, withoutSuspects } from './suspects'

/** What one sample reads, and how its quotes are found in it. */
interface Material {
  readonly buildPrompt: (request: RatingRequest) => Prompt
  readonly lookUp: LookUpQuote
}

interface RatingTask {
  readonly stage: JudgeStage
  readonly dimensions: readonly RatedDimId[]
  readonly round: Round
  readonly getMaterial: (sample: number) => Material
}

export interface Rating {
  readonly verdicts: ReadonlyMap<RatedDimId, Verdict>
  /** Sentences that the model reported and the patterns missed; the verdicts are without them. */
  readonly reported: readonly SuspectedSentence[]
}

const tokensPerDimension = 600
const baseTokens = 400

/** Rates one dimension by what each sample read; samples beyond the third read the first ones' notes in another order. */
export async function rateByFindings(
  context: JudgeContext,
  id: RatedDimId,
  getQuestions: (sample: number) => readonly ReadQuestion[],
): Promise<Verdict | undefined> {
  const hasNotes = listFirstSamples(context.samples).some((sample) => numberFindings(getQuestions(sample)).length > 0)
  // Nothing was noted in any sample: there is nothing to ask about.
  if (!hasNotes)
    return aggregateSamples(
      id,
      listFirstSamples(context.samples).map(() => emptySample(id)),
    )
  const { verdicts } = await rate(context, {
    stage: 'rating',
    dimensions: [id],
    round: 'sample',
    getMaterial: (sample) => {
      const questions = getQuestions(sample)
      const findings = numberFindings(questions)
      return {
        buildPrompt: (request) => buildRatingPrompt(questions, findings, request),
        lookUp: lookUpInFindings(findings),
      }
    },
  })
  return verdicts.get(id)
}

const emptySample = (id: RatedDimId): Sample => ({
  readings: new Map([[id, { level: null, quotes: [], whyNotHigher: '' }]]),
  injectionAttempts: [],
})

/** Rates attributes of texts: one of the language, or those of the CV; again without whatever speaks to the assessment. */
export async function rateTexts(
  context: JudgeContext,
  task: { readonly stage: 'language' | 'cv'; readonly dimensions: readonly RatedDimId[] },
  sources: readonly Source[],
): Promise<Rating> {
  const rateSources = (shown: readonly Source[], round: Round) =>
    rate(context, {
      ...task,
      round,
      getMaterial: () => ({
        buildPrompt: (request) => buildTextPrompt(task.stage, shown, request),
        lookUp: lookUpInTexts(shown),
      }),
    })
  const first = await rateSources(sources, 'sample')
  const attempts = first.samples.slice(0, context.samples).map(({ injectionAttempts }) => injectionAttempts)
  const reported = findReportedSentences(attempts, sources)
  if (reported.length === 0) return { verdicts: first.verdicts, reported }
  const second = await rateSources(withoutSuspects(sources, reported), 'reread')
  return { verdicts: second.verdicts, reported }
}

/** The first samples, and two more for the dimensions in which three lie far apart. */
async function rate(
  context: JudgeContext,
  task: RatingTask,
): Promise<{ verdicts: Map<RatedDimId, Verdict>; samples: readonly Sample[] }> {
  const { dimensions } = task
  const take = (numbers: readonly number[], asked: readonly RatedDimId[]) =>
    takeSamples(context, numbers, (ask, sample) =>
      takeSample({ ...context, ask }, { ...task, dimensions: asked }, sample),
    )
  const first = await take(listFirstSamples(context.samples), dimensions)
  const verdicts = new Map(dimensions.map((id) => [id, aggregateSamples(id, first)]))
  const wide = dimensions.filter((id) => {
    const verdict = verdicts.get(id)
    return verdict !== undefined && hasWideSpread(verdict)
  })
  if (wide.length === 0) return { verdicts, samples: first }
  const samples = [...first, ...(await take(moreSamples, wide))]
  for (const id of wide) verdicts.set(id, aggregateSamples(id, samples))
  return { verdicts, samples }
}

/** Asks once and, if the checks find a fault, once more for the faulty dimensions. */
async function takeSample(
  { input, ask }: JudgeContext & { readonly ask: AskJudge },
  { stage, dimensions, round, getMaterial }: RatingTask,
  sample: number,
): Promise<Sample> {
  const { buildPrompt, lookUp } = getMaterial(sample)
  const askFor = async (request: Pick<RatingRequest, 'dimensions' | 'repair'>) => {
    const { value } = await ask(
      buildCall(buildPrompt({ input, sample, ...request }), {
        stage,
        sample,
        round,
        isRepair: request.repair.length > 0,
        schema: zJudgeAnswer,
        maxOutputTokens: baseTokens + tokensPerDimension * request.dimensions.length,
      }),
    )
    return { value, checked: checkJudgeAnswer(value, request.dimensions, lookUp) }
  }
  const { value, checked } = await askFor({ dimensions: rotate(dimensions, sample), repair: [] })
  const injectionAttempts = value.injection_attempts
  if (checked.failures.length === 0) return { readings: checked.readings, injectionAttempts }
  const again = await askFor({
    dimensions: checked.failures.map(({ dimension }) => dimension),
    repair: checked.failures,
  })
  return { readings: new Map([...checked.readings, ...again.checked.readings]), injectionAttempts }
}

/** Samples 1 to 3 rotate the list of a CV's attributes; 4 and 5 rotate and reverse it, so that no order repeats. */
function rotate(dimensions: readonly RatedDimId[], sample: number): RatedDimId[] {
  const offset = (3 * (sample - 1)) % Math.max(1, dimensions.length)
  const rotated = [...dimensions.slice(offset), ...dimensions.slice(0, offset)]
  return sample > 3 ? rotated.reverse() : rotated
}
