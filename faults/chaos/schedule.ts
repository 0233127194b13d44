import { createRandom } from '../powercut/random'

/** What may happen to the network between the candidate's browser and the server. */
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
/** What may happen to the machines at its two ends. */
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
  /** From the end of the fault before it in the same sequence to its own beginning. */
  readonly pauseMs: number
  /** How long it lasts; what ends by itself takes as long as it takes. */
  readonly durationMs: number
  /** A size where the fault has one: the byte of a cut, the speed of a slow network. */
  readonly amount: number
}

/** Two sequences run at the same time: faults of the network overlap faults of the machines, as the seed gives. */
export interface Schedule {
  readonly network: readonly Fault<NetworkFault>[]
  readonly machine: readonly Fault<MachineFault>[]
}

export interface Kinds {
  readonly network: readonly NetworkFault[]
  readonly machine: readonly MachineFault[]
}
export const allKinds: Kinds = { network: networkFaults, machine: machineFaults }

/** A fault of the machines takes about twice as long as one of the network. */
const NETWORK_SHARE = 0.66
const PAUSE_MS = { least: 100, most: 900 } as const
const DURATION_MS = { least: 300, most: 2_200 } as const
/** One in so many lasts long enough for a page to notice that it is alone. */
const ONE_IN_LASTS = 20
const LONG_MS = { least: 5_000, most: 12_000 } as const

const shuffle = <T>(items: readonly T[], chance: () => number): T[] =>
  items
    .map((item) => ({ item, at: chance() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item)

/** Dealt like cards, so that every kind comes up before any comes up again. */
const deal = <K extends FaultKind>(kinds: readonly K[], count: number, chance: () => number): Fault<K>[] => {
  const between = ({ least, most }: { least: number; most: number }) => Math.round(least + (most - least) * chance())
  const faults: Fault<K>[] = []
  let deck: K[] = []
  for (let nth = 0; nth < count; nth += 1) {
    if (deck.length === 0) deck = shuffle(kinds, chance)
    const kind = deck.pop()
    if (kind === undefined) throw new Error('there are no kinds of faults to deal')
    const durationMs = between(chance() * ONE_IN_LASTS < 1 ? LONG_MS : DURATION_MS)
    faults.push({ nth, kind, pauseMs: between(PAUSE_MS), durationMs, amount: chance() })
  }
  return faults
}

/** All that will happen in a run: the same seed, count and kinds give the same. */
export const planFaults = (seed: number, count: number, { network, machine }: Kinds = allKinds): Schedule => {
  const networkCount = machine.length === 0 ? count : Math.round(count * NETWORK_SHARE)
  return {
    network: deal(network, networkCount, createRandom(seed)),
    machine: deal(machine, count - networkCount, createRandom(seed ^ 0x5bd1e995)),
  }
}
