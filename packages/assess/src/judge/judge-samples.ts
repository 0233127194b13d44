import { createHash } from 'node:crypto'
import type { RatedDimId } from '@candor/contract'
import type { AssessInput } from '../input'
import { type Checked, checkAnswer, type Reading } from './check-answer'
import {
  type JudgeAnswer,
  type PromptMatter,
  promptOf,
  promptVersion,
  type RepairItem,
  zJudgeAnswer,
} from './judge-prompt'
import type { JudgeCall, JudgeDeps, JudgeGroup } from './ports'
import type { Source } from './sources'
import { trackWaiting } from './track-waiting'

/** What all samples of one group share. */
export interface GroupMatter extends Pick<JudgeDeps, 'ask' | 'onWaiting'> {
  readonly group: JudgeGroup
  readonly input: AssessInput
  readonly sources: readonly Source[]
}

export interface SampleWish {
  /** From 1. */
  readonly sample: number
  readonly kind: 'sample' | 'canary'
  readonly dimensions: readonly RatedDimId[]
}

/** A sample after the repair. */
export interface Sample {
  /** A dimension without an entry could not be used. */
  readonly readings: ReadonlyMap<RatedDimId, Reading>
  readonly injectionAttempts: readonly string[]
  readonly inputTokens: number
  readonly outputTokens: number
  readonly producedBy: string
}

const tokensPerDimension = 400
const tokensAround = 400
/** Samples 1 to 3 turn the list, 4 and 5 turn it backwards, so that no order comes twice. */
const forwardSamples = 3

/** Asks once and, where code finds fault, once more for what was wrong. */
export async function takeSample(matter: GroupMatter, wish: SampleWish): Promise<Sample> {
  const dimensions = rotated(wish.dimensions, wish.sample)
  const first = await askFor(matter, wish, { dimensions, repair: [] })
  const checked = checkAnswer(first.value, dimensions, matter.sources)
  const { value, ...used } = first
  const injectionAttempts = value.injection_attempts
  if (checked.failures.length === 0) return { readings: checked.readings, injectionAttempts, ...used }
  const second = await askFor(matter, wish, {
    dimensions: checked.failures.map((failure) => failure.dimension),
    repair: checked.failures,
  })
  const mended: Checked = checkAnswer(
    second.value,
    checked.failures.map((failure) => failure.dimension),
    matter.sources,
  )
  return {
    readings: new Map([...checked.readings, ...mended.readings]),
    injectionAttempts,
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
    producedBy: first.producedBy,
  }
}

interface Asked {
  readonly dimensions: readonly RatedDimId[]
  readonly repair: readonly RepairItem[]
}

async function askFor(matter: GroupMatter, wish: SampleWish, asked: Asked) {
  return matter.ask(callOf({ ...matter, ...asked }, wish))
}

function callOf(matter: PromptMatter, { sample, kind }: SampleWish): JudgeCall<JudgeAnswer> {
  const { system, prompt } = promptOf(matter)
  const isRepair = matter.repair.length > 0
  const about = [promptVersion, matter.group, sample, kind, isRepair, system, prompt]
  return {
    group: matter.group,
    sample,
    kind: isRepair ? 'repair' : kind,
    key: createHash('sha256').update(JSON.stringify(about)).digest('hex'),
    system,
    prompt,
    schema: zJudgeAnswer,
    maxOutputTokens: tokensAround + tokensPerDimension * matter.dimensions.length,
  }
}

function rotated(dimensions: readonly RatedDimId[], sample: number): RatedDimId[] {
  const step = dimensions.length > 4 ? 3 : 1
  const by = (step * (sample - 1)) % Math.max(1, dimensions.length)
  const turned = [...dimensions.slice(by), ...dimensions.slice(0, by)]
  return sample > forwardSamples ? turned.reverse() : turned
}

/** Several samples at once. All are waited for before a failure is told: whoever keeps answers has then kept them. */
export async function takeSamples(matter: GroupMatter, wishes: readonly SampleWish[]): Promise<Sample[]> {
  const { ask, endSample } = trackWaiting(matter, wishes.length)
  const settled = await Promise.allSettled(
    wishes.map((wish) => takeSample({ ...matter, ask }, wish).finally(endSample)),
  )
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
}
