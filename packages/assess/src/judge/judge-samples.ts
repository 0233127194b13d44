import { createHash } from 'node:crypto'
import type { RatedDimId } from '@candor/contract'
import type { AssessInput } from '../input'
import { type CheckedAnswer, checkJudgeAnswer, type SampleReading } from './check-answer'
import {
  buildPrompt,
  type JudgeAnswer,
  type PromptContext,
  promptVersion,
  type RepairItem,
  zJudgeAnswer,
} from './judge-prompt'
import type { JudgeCall, JudgeDeps, JudgeGroup } from './ports'
import type { Source } from './sources'
import { trackWaiting } from './track-waiting'

/** The values that all samples of one group share. */
export interface GroupContext extends Pick<JudgeDeps, 'ask' | 'onWaiting'> {
  readonly group: JudgeGroup
  readonly input: AssessInput
  readonly sources: readonly Source[]
}

export interface SampleRequest {
  /** From 1. */
  readonly sample: number
  readonly kind: 'sample' | 'canary'
  readonly dimensions: readonly RatedDimId[]
}

/** A sample after the repair. */
export interface Sample {
  /** A dimension without an entry was unusable. */
  readonly readings: ReadonlyMap<RatedDimId, SampleReading>
  readonly injectionAttempts: readonly string[]
  readonly inputTokens: number
  readonly outputTokens: number
  readonly producedBy: string
}

const tokensPerDimension = 400
const baseTokens = 400
/** Samples 1 to 3 rotate the list; samples 4 and 5 rotate and reverse it, so that no order repeats. */
const forwardSamples = 3

/** Asks once and, if the checks find a fault, once more for the faulty dimensions. */
export async function takeSample(context: GroupContext, request: SampleRequest): Promise<Sample> {
  const dimensions = rotateDimensions(request.dimensions, request.sample)
  const first = await askModel(context, request, { dimensions, repair: [] })
  const checked = checkJudgeAnswer(first.value, dimensions, context.sources)
  const { value, ...used } = first
  const injectionAttempts = value.injection_attempts
  if (checked.failures.length === 0) return { readings: checked.readings, injectionAttempts, ...used }
  const second = await askModel(context, request, {
    dimensions: checked.failures.map((failure) => failure.dimension),
    repair: checked.failures,
  })
  const repaired: CheckedAnswer = checkJudgeAnswer(
    second.value,
    checked.failures.map((failure) => failure.dimension),
    context.sources,
  )
  return {
    readings: new Map([...checked.readings, ...repaired.readings]),
    injectionAttempts,
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
    producedBy: first.producedBy,
  }
}

interface DimensionRequest {
  readonly dimensions: readonly RatedDimId[]
  readonly repair: readonly RepairItem[]
}

async function askModel(context: GroupContext, request: SampleRequest, dimensionRequest: DimensionRequest) {
  return context.ask(buildCall({ ...context, ...dimensionRequest }, request))
}

function buildCall(context: PromptContext, { sample, kind }: SampleRequest): JudgeCall<JudgeAnswer> {
  const { system, prompt } = buildPrompt(context)
  const isRepair = context.repair.length > 0
  const keyParts = [promptVersion, context.group, sample, kind, isRepair, system, prompt]
  return {
    group: context.group,
    sample,
    kind: isRepair ? 'repair' : kind,
    key: createHash('sha256').update(JSON.stringify(keyParts)).digest('hex'),
    system,
    prompt,
    schema: zJudgeAnswer,
    maxOutputTokens: baseTokens + tokensPerDimension * context.dimensions.length,
  }
}

function rotateDimensions(dimensions: readonly RatedDimId[], sample: number): RatedDimId[] {
  const step = dimensions.length > 4 ? 3 : 1
  const offset = (step * (sample - 1)) % Math.max(1, dimensions.length)
  const rotated = [...dimensions.slice(offset), ...dimensions.slice(0, offset)]
  return sample > forwardSamples ? rotated.reverse() : rotated
}

/**
 * Takes several samples at once. Waits for all before it reports a failure, so that the caller has stored every answer.
 */
export async function takeSamples(context: GroupContext, requests: readonly SampleRequest[]): Promise<Sample[]> {
  const { ask, endSample } = trackWaiting(context, requests.length)
  const settled = await Promise.allSettled(
    requests.map((request) => takeSample({ ...context, ask }, request).finally(endSample)),
  )
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
