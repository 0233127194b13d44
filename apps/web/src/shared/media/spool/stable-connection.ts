import { getBackoffMs } from './backoff'
import type { WakeSignal } from './wake-signal'

/** A connection is stable when this many probes in a row are answered. */
const STABLE_PROBES = 2
/** The time between two probes of a connection that answers. */
export const PROBE_GAP_MS = 500

interface StableConnectionDeps {
  /** Whether the server answers a small request. Never rejects. */
  probe: () => Promise<boolean>
  /** Wakes the probes when the browser is online or the page is visible again. */
  network: WakeSignal
  random: () => number
  onChange: (isStable: boolean) => void
}

export interface StableConnection {
  /** Resolves when the connection is stable. All uploads that wait share the same probes. */
  wait: () => Promise<void>
}

interface ProbeCount {
  /** Answered probes in a row. */
  answers: number
  /** Unanswered probes in a row. */
  failures: number
}

const getProbePauseMs = ({ failures }: ProbeCount, random: number): number =>
  failures === 0 ? PROBE_GAP_MS : getBackoffMs(failures - 1, random)

async function probeUntilStable({ probe, network, random, onChange }: StableConnectionDeps): Promise<void> {
  let count: ProbeCount = { answers: 0, failures: 0 }
  for (;;) {
    const isAnswered = await probe()
    count = isAnswered ? { answers: count.answers + 1, failures: 0 } : { answers: 0, failures: count.failures + 1 }
    if (count.answers === STABLE_PROBES) break
    if (!isAnswered) onChange(false)
    await network.wait(getProbePauseMs(count, random()))
  }
  onChange(true)
}

export function createStableConnection(deps: StableConnectionDeps): StableConnection {
  let waiting: Promise<void> | null = null
  return {
    wait: () => {
      waiting ??= probeUntilStable(deps).finally(() => {
        waiting = null
      })
      return waiting
    },
  }
}
