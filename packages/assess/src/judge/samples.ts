import type { RatedDimId } from '@candor/contract'
import type { z } from 'zod'
import type { AssessInput } from '../input'
import type { AskJudge, JudgeCall, JudgeDeps, JudgePlace, JudgeStage, SampleCount } from './ports'
import { type Prompt, sha256 } from './prompt-rules'
import { promptVersion } from './prompt-version'
import { trackWaiting } from './track-waiting'

/** What every call of one interview shares. */
export interface JudgeContext extends Pick<JudgeDeps, 'ask' | 'onWaiting' | 'passedDims'> {
  readonly input: AssessInput
  readonly samples: SampleCount
}

/** Whether the model may score it. */
export const hasPassed = ({ passedDims }: Pick<JudgeContext, 'passedDims'>, id: RatedDimId | 'overall'): boolean =>
  passedDims?.includes(id) ?? true

/** Which reading of the texts a call belongs to: the first, or the one without suspected sentences. */
export type Round = 'sample' | 'reread'

interface CallHead<T> {
  readonly stage: JudgeStage
  readonly sample: number
  readonly round: Round
  readonly isRepair: boolean
  readonly schema: z.ZodType<T>
  readonly maxOutputTokens: number
  readonly place?: JudgePlace
}

/** Above 0 from the second sample on, or they would repeat the first. */
const laterTemperature = 0.7

export function buildCall<T>({ system, prompt }: Prompt, head: CallHead<T>): JudgeCall<T> {
  const { stage, sample, round, isRepair, schema, maxOutputTokens } = head
  const temperature = sample === 1 ? 0 : laterTemperature
  const keyParts = [promptVersion, stage, sample, round, isRepair, temperature, system, prompt]
  const key = sha256(JSON.stringify(keyParts))
  const call = { stage, sample, kind: isRepair ? 'repair' : round, key, system, prompt, schema } as const
  return { ...call, maxOutputTokens, temperature, ...(head.place === undefined ? {} : { place: head.place }) }
}

export const listFirstSamples = (count: SampleCount): number[] => (count === 1 ? [1] : [1, 2, 3])
/** Taken where the first three lie far apart. */
export const moreSamples = [4, 5] as const

/**
 * Takes several samples at once. Waits for all before it reports a failure, so that the caller has stored every answer.
 */
export async function takeSamples<T>(
  context: JudgeContext,
  samples: readonly number[],
  take: (ask: AskJudge, sample: number) => Promise<T>,
): Promise<T[]> {
  const { ask, endSample } = trackWaiting(context, samples.length)
  const settled = await Promise.allSettled(samples.map((sample) => take(ask, sample).finally(endSample)))
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
