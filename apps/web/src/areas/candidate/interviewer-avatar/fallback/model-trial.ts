import type { Interviewer } from '@candor/contract'
import { readStored, writeStored } from '../../../../shared/storage'

const KEY = 'candor.avatar-trial'
/** Shaders are compiled in the first frames. */
const SETTLING_MS = 600
const MEASURED_MS = 1_500
/** A machine that draws less often than this would stutter; so would one whose slowest frames take longer than this. */
const MEDIAN_MS = 36
const SLOWEST_MS = 60
/** Fewer frames than this prove nothing. */
const LEAST_FRAMES = 20

/** Whether the times at which frames were drawn are those of a smooth picture. The slowest twentieth may be slower. */
export function isSmooth(drawnAtMs: readonly number[]): boolean {
  const tookMs = drawnAtMs.slice(1).map((atMs, index) => atMs - (drawnAtMs[index] ?? atMs))
  if (tookMs.length < LEAST_FRAMES) return false
  const sorted = tookMs.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY
  return at(0.5) <= MEDIAN_MS && at(0.95) <= SLOWEST_MS
}

/** The verdict of this tab's trial; the 3D model is shown only after it was found smooth. */
export const wasModelSmooth = (): boolean => readStored('session', KEY) === 'smooth'
export const isModelTried = (): boolean => readStored('session', KEY) !== null

export interface TrialPorts {
  /** Mounts the model; resolves to what draws one frame, and what removes it again. */
  readonly mount: (who: Interviewer) => Promise<{ readonly draw: () => void; readonly remove: () => void }>
  /** Resolves with the time of the next frame. */
  readonly nextFrame: () => Promise<number>
  readonly signal: AbortSignal
}

/**
 * Draws the model for two seconds out of sight and keeps whether that was smooth. An interview that begins later shows the model
 * from the start or not at all. A trial that was cut off keeps nothing.
 */
export async function tryModel(who: Interviewer, { mount, nextFrame, signal }: TrialPorts): Promise<void> {
  const keep = (verdict: 'smooth' | 'slow') => writeStored('session', KEY, verdict)
  let model: Awaited<ReturnType<TrialPorts['mount']>>
  try {
    model = await mount(who)
  } catch {
    // No WebGL here, or its files can't be had.
    keep('slow')
    return
  }
  try {
    const drawnAtMs = await drawFrames(model.draw, nextFrame, signal)
    if (!signal.aborted) keep(isSmooth(drawnAtMs) ? 'smooth' : 'slow')
  } finally {
    model.remove()
  }
}

async function drawFrames(draw: () => void, nextFrame: TrialPorts['nextFrame'], signal: AbortSignal) {
  const drawnAtMs: number[] = []
  const beganMs = await nextFrame()
  for (let atMs = beganMs; atMs - beganMs < SETTLING_MS + MEASURED_MS && !signal.aborted; atMs = await nextFrame()) {
    draw()
    if (atMs - beganMs >= SETTLING_MS) drawnAtMs.push(atMs)
  }
  return drawnAtMs
}
