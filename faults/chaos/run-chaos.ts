import { pause, until } from '../lib/wait'
import { seeded } from '../powercut/random'
import { type Comparison, compareAll } from './compare'
import { type Device, openDevice } from './device'
import { befallMachine, type Stage, takesBrowserAway } from './machine-faults'
import { befallLine } from './network-faults'
import { lookAt } from './page-view'
import { createWitness, type Truth } from './recording-observer'
import {
  allKinds,
  type Fault,
  type FaultKind,
  type Kinds,
  type LineFault,
  type MachineFault,
  planFaults,
} from './schedule'
import { createHands, type Hands } from './simulated-candidate'
import { openSite, type Site } from './site'
import { readStoredSegments } from './stored-segments'

export interface ChaosOptions {
  readonly seed: number
  readonly faults: number
  /** The kinds it is made of; all of them where this is left out. */
  readonly kinds?: Kinds
  /** The schedule ends here even where not all faults have come about. */
  readonly limitMs: number
  /** No fault is begun after this; what was recorded is still drained and compared. */
  readonly signal?: AbortSignal
  readonly onFault?: (kind: FaultKind, nth: number) => void
  /** What a test plants: something between the line and the server. */
  readonly plant?: (site: Site) => Promise<() => Promise<void>>
}

export interface ChaosReport {
  readonly seed: number
  readonly counts: Readonly<Partial<Record<FaultKind, number>>>
  readonly faultCount: number
  /** Of the faults those that befell a recording that ran. */
  readonly hitCount: number
  readonly answerCount: number
  readonly segmentCount: number
  readonly notes: readonly string[]
  readonly diskRefusal: string | null
  readonly namelessRecorders: number
  /** Segments that were given to a second recorder. */
  readonly clashes: readonly string[]
  readonly comparison: Comparison
  /** Whole on the server, and not closed by anybody. */
  readonly unsealedCount: number
  /** From the end of the last fault until nothing was left to upload; null: it never came to that. */
  readonly drainedMs: number | null
  readonly truths: readonly Truth[]
}

const RECORDING_LIMIT_MS = 90_000
const DUE_LIMIT_MS = 20_000
const DRAIN_LIMIT_MS = 180_000
/** What is not sealed is only counted: a run of a minute does not wait for it as long as one of an hour. */
const SEAL_LIMIT = { share: 1 / 30, mostMs: 20_000 } as const
const TMPFS_MEBIBYTES_PER_MINUTE = 15
const LEAST_TMPFS_MEBIBYTES = 96

interface Lane<K extends FaultKind> {
  readonly befall: (fault: Fault<K>) => Promise<void>
  /** A fault is for a recording that runs; where none comes about again, it befalls whatever there is. */
  readonly untilDue: () => Promise<unknown>
  readonly isOver: () => boolean
}

/** Runs one lane of a schedule, one fault after another. */
const runLane = async <K extends FaultKind>(faults: readonly Fault<K>[], lane: Lane<K>): Promise<void> => {
  for (const fault of faults) {
    await pause(fault.pauseMs)
    await lane.untilDue()
    if (lane.isOver()) return
    await lane.befall(fault)
  }
}

/** Everything that is on the device is on the server too. */
const isDrained = async (site: Site, device: Device): Promise<boolean> => {
  const stored = new Map((await readStoredSegments(site.dataDir)).map(({ key, bytes }) => [key, bytes.length]))
  const kept = await device.readKept()
  return kept.every(({ path, bytes }) => bytes.length <= (stored.get(path) ?? 0))
}

const isSealed = async (site: Site): Promise<boolean> =>
  (await readStoredSegments(site.dataDir)).every((one) => one.isSealed)

const drain = async ({ site, device }: Stage, { plant, limitMs }: ChaosOptions): Promise<number | null> => {
  const sinceMs = performance.now()
  await until(device.leaveRoom, DRAIN_LIMIT_MS)
  const isDone = await until(() => isDrained(site, device), DRAIN_LIMIT_MS)
  const drainedMs = performance.now() - sinceMs
  // A segment of which the server has more than the device kept can't be sealed by it: the server does so itself, days later.
  const sealLimitMs = Math.min(SEAL_LIMIT.mostMs, limitMs * SEAL_LIMIT.share)
  if (plant === undefined) await until(() => isSealed(site), sealLimitMs)
  return isDone ? drainedMs : null
}

type Counts = Partial<Record<FaultKind, number>>

const runFaults = async (
  stage: Stage,
  hands: Hands,
  { options, counts }: { options: ChaosOptions; counts: Counts },
): Promise<number> => {
  const endMs = performance.now() + options.limitMs
  const isOver = () => performance.now() > endMs || options.signal?.aborted === true
  const { line: lineKinds, machine: machineKinds } = options.kinds ?? allKinds
  const canFill = typeof stage.site.disk !== 'string'
  const possible = machineKinds.filter((kind) => canFill || kind !== 'server disk full')
  const schedule = planFaults(options.seed, options.faults, { line: lineKinds, machine: possible })
  let begun = 0
  let hits = 0
  const note = (kind: FaultKind): void => {
    begun += 1
    if (stage.witness.isRecording()) hits += 1
    counts[kind] = (counts[kind] ?? 0) + 1
    options.onFault?.(kind, begun)
  }
  const line = async (fault: Fault<LineFault>): Promise<void> => {
    note(fault.kind)
    await befallLine(stage.site.line, fault)
  }
  const machine = async (fault: Fault<MachineFault>): Promise<void> => {
    const isAway = takesBrowserAway(fault.kind)
    if (isAway) await hands.hold()
    note(fault.kind)
    await befallMachine(stage, fault).catch((error: unknown) => {
      const trouble = error instanceof Error ? error.message : String(error)
      stage.notes.push(`could not be made to happen: ${fault.kind}: ${trouble}`)
    })
    if (isAway) hands.release()
  }
  const untilDue = () => until(async () => isOver() || stage.witness.isRecording(), DUE_LIMIT_MS, 100)
  await Promise.all([
    runLane(schedule.line, { befall: line, untilDue, isOver }),
    runLane(schedule.machine, { befall: machine, untilDue, isOver }),
  ])
  return hits
}

/** Whatever a fault that could not be ended has left. */
const makeWell = async (site: Site): Promise<void> => {
  site.line.heal()
  if (typeof site.disk !== 'string') site.disk.free()
  if (await site.isWell()) return
  await site.killServer()
  await site.startServer()
}

/** Faults are for a recording that runs. */
const untilRecording = async ({ witness, device }: Stage, hands: Hands): Promise<void> => {
  if (await until(async () => witness.keptBytes() > 0, RECORDING_LIMIT_MS)) return
  const page = device.page()
  const seen = page === null ? 'no page' : `${page.url()} ${JSON.stringify(await lookAt(page))}`
  await hands.stop()
  throw new Error(`no recording began; at the end there was ${seen}`)
}

const perform = async (stage: Stage, options: ChaosOptions): Promise<ChaosReport> => {
  const { site, device, witness } = stage
  const counts: Counts = {}
  await device.sit(await site.takeSeat())
  const onEnd = async (): Promise<void> => {
    // Who sits down next is somebody else: what is left of this interview has to be on the server before.
    if (!(await isDrained(site, device).catch(() => false))) return pause(1_000)
    await device.sit(await site.takeSeat())
    await device.openRoom()
  }
  const hands = createHands({ device, chance: seeded(options.seed ^ 0x2545f491), onEnd })
  await untilRecording(stage, hands)
  const hitCount = await runFaults(stage, hands, { options, counts })
  await makeWell(site)
  await hands.stop()
  witness.tear()
  const drainedMs = await drain(stage, options)
  for (const { path, bytes } of await device.readKept()) witness.saw(path, bytes)
  const truths = witness.read()
  const stored = await readStoredSegments(site.dataDir)
  return {
    seed: options.seed,
    counts,
    notes: stage.notes,
    faultCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    hitCount,
    answerCount: hands.answerCount(),
    segmentCount: truths.length,
    diskRefusal: typeof site.disk === 'string' ? site.disk : null,
    namelessRecorders: witness.namelessCount(),
    clashes: witness.clashes(),
    comparison: compareAll(truths, stored),
    unsealedCount: stored.filter((one) => !one.isSealed).length,
    drainedMs,
    truths,
  }
}

/** One whole run. `look`, where given, sees the report while everything is still there. */
export const runChaos = async <T>(
  options: ChaosOptions,
  look: (report: ChaosReport, site: Site) => Promise<T>,
): Promise<T> => {
  const minutes = Math.ceil(options.limitMs / 60_000)
  const site = await openSite(Math.max(LEAST_TMPFS_MEBIBYTES, minutes * TMPFS_MEBIBYTES_PER_MINUTE))
  try {
    const unplant = await options.plant?.(site)
    const witness = createWitness()
    const device = await openDevice(site.url, witness)
    try {
      return await look(await perform({ site, device, witness, notes: [] }, options), site)
    } finally {
      await device.close()
      await unplant?.()
    }
  } finally {
    await site.close()
  }
}
