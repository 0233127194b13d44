import { createSeededRandom } from '@candor/domain/testing'

/** Faults of the network between the candidate's browser and the server. */
export const networkFaults = [
  'network cut',
  'black hole',
  'slow network',
  'cut in mid-body',
  'acknowledgement lost',
  'connections reset',
  'bad gateway',
  'gateway timeout',
  'sign-in page',
] as const
/** Faults of the machines at both ends. */
export const machineFaults = [
  'server killed',
  'browser killed',
  'renderer killed',
  'server disk full',
  'device full',
  'tab frozen',
  'device asleep',
  'second tab',
  'database killed',
] as const

export type NetworkFault = (typeof networkFaults)[number]
export type MachineFault = (typeof machineFaults)[number]
export type FaultKind = NetworkFault | MachineFault

export interface Fault<K extends FaultKind = FaultKind> {
  readonly nth: number
  readonly kind: K
  /** Time between the end of the previous fault of this sequence and the start of this one. */
  readonly pauseMs: number
  /** Duration, for faults that don't end by themselves. */
  readonly durationMs: number
  /** Size from 0 to 1, for faults that have one: the byte of a cut, the speed of a slow network. */
  readonly amount: number
}

/** Two sequences that run at the same time, so that network faults overlap machine faults. */
export interface Schedule {
  readonly network: readonly Fault<NetworkFault>[]
  readonly machine: readonly Fault<MachineFault>[]
}

export interface Kinds {
  readonly network: readonly NetworkFault[]
  readonly machine: readonly MachineFault[]
}
export const allKinds: Kinds = { network: networkFaults, machine: machineFaults }

/** A machine fault takes about twice as long as a network fault. */
const NETWORK_SHARE = 0.66
const PAUSE_MS = { least: 100, most: 900 } as const
const DURATION_MS = { least: 300, most: 2_200 } as const
/** One fault in this many lasts long enough for the page to notice it. */
const LONG_FAULT_INTERVAL = 20
const LONG_MS = { least: 5_000, most: 12_000 } as const

const shuffle = <T>(items: readonly T[], chance: () => number): T[] =>
  items
    .map((item) => ({ item, at: chance() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item)

/** Chooses kinds in random order. Every kind comes once before any comes again. */
const chooseFaults = <K extends FaultKind>(kinds: readonly K[], count: number, chance: () => number): Fault<K>[] => {
  const between = ({ least, most }: { least: number; most: number }) => Math.round(least + (most - least) * chance())
  const faults: Fault<K>[] = []
  let remaining: K[] = []
  for (let nth = 0; nth < count; nth += 1) {
    if (remaining.length === 0) remaining = shuffle(kinds, chance)
    const kind = remaining.pop()
    if (kind === undefined) throw new Error('there are no kinds of faults')
    const durationMs = between(chance() * LONG_FAULT_INTERVAL < 1 ? LONG_MS : DURATION_MS)
    faults.push({ nth, kind, pauseMs: between(PAUSE_MS), durationMs, amount: chance() })
  }
  return faults
}

/** Plans all faults of a run. The same seed, count and kinds give the same plan. */
export const planFaults = (seed: number, count: number, { network, machine }: Kinds = allKinds): Schedule => {
  const networkCount = machine.length === 0 ? count : Math.round(count * NETWORK_SHARE)
  return {
    network: chooseFaults(network, networkCount, createSeededRandom(seed)),
    machine: chooseFaults(machine, count - networkCount, createSeededRandom(seed ^ 0x5bd1e995)),
  }
}
