import type { AnsweredQuestion } from './answered-question'
import { checkReading, type Reading } from './check-reading'
import { zReadingAnswer } from './judge-answers'
import type { AskJudge, JudgePlace } from './ports'
import { buildReadingPrompt } from './reading-prompt'
import { buildCall, type JudgeContext, listFirstSamples, type Round, takeSamples } from './samples'
import { findReportedSentences, type SuspectedSentence, withoutSuspects } from './suspects'

/** What the samples say of one question. */
export interface QuestionReadings extends AnsweredQuestion {
  /** In sample order. */
  readonly readings: readonly Reading[]
  /** Sentences that the model reported and the patterns missed; the readings are without them. */
  readonly reported: readonly SuspectedSentence[]
}

/** Twelve quotes in Vietnamese, which take about twice the tokens of English, and the rest of the notes. */
const baseTokens = 2_500
const tokensPerPoint = 150

/** Reads the answers to one question, and once more without whatever speaks to the assessment. */
export async function readQuestion(
  context: JudgeContext,
  { answered, place }: { readonly answered: AnsweredQuestion; readonly place: JudgePlace },
): Promise<QuestionReadings> {
  const first = await takeReadings(context, { answered, place, round: 'sample' })
  const reported = findReportedSentences(
    first.map(({ injectionAttempts }) => injectionAttempts),
    answered.sources,
  )
  if (reported.length === 0) return { ...answered, readings: first, reported }
  const cleaned = { ...answered, sources: withoutSuspects(answered.sources, reported) }
  return { ...cleaned, readings: await takeReadings(context, { answered: cleaned, place, round: 'reread' }), reported }
}

interface ReadingRequest {
  readonly answered: AnsweredQuestion
  readonly place: JudgePlace
  readonly round: Round
}

function takeReadings(context: JudgeContext, request: ReadingRequest): Promise<Reading[]> {
  return takeSamples(context, listFirstSamples(context.samples), (ask, sample) =>
    takeReading({ ...context, ask }, { ...request, sample }),
  )
}

/** Asks once and, if the checks find a fault, once more for all of it. What is still at fault then does not count. */
async function takeReading(
  { input, ask }: JudgeContext,
  { answered, place, round, sample }: ReadingRequest & { readonly sample: number },
): Promise<Reading> {
  const askWith = async (repair: readonly string[]) => checkReading(await askReading(ask, repair), answered)
  const askReading = async (asked: AskJudge, repair: readonly string[]) => {
    const reply = await asked(
      buildCall(buildReadingPrompt({ input, answered, sample, repair }), {
        stage: 'reading',
        sample,
        round,
        place,
        isRepair: repair.length > 0,
        schema: zReadingAnswer,
        maxOutputTokens: baseTokens + tokensPerPoint * (answered.question.expectedPoints ?? []).length,
      }),
    )
    return reply.value
  }
  const first = await askWith([])
  if (first.problems.length === 0) return first.reading
  return (await askWith(first.problems)).reading
}
