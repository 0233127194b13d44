import { createSeededRandom } from '@candor/domain/testing'
import { pause, waitUntil } from '../lib/wait'
import { type Comparison, compareAll } from './compare'
import { type Device, openDevice } from './device'
import { applyMachineFault, blocksBrowser, type Fixture } from './machine-faults'
import { applyNetworkFault } from './network-faults'
import { readPage } from './page-view'
import { createRecordingObserver, type ObservedSegment } from './recording-observer'
import {
  allKinds,
  type Fault,
  type FaultKind,
  type Kinds,
  type MachineFault,
  type NetworkFault,
  planFaults,
} from './schedule'
import { createSimulatedCandidate, type SimulatedCandidate } from './simulated-candidate'
import { openSite, type Site } from './site'
import { readStoredSegments } from './stored-segments'

export interface ChaosOptions {
  readonly seed: number
  readonly faults: number
  /** The kinds of faults. Default: all. */
  readonly kinds?: Kinds
  /** The schedule ends here, even if faults are left. */
  readonly limitMs: number
  /** No fault starts after this. Recordings are still drained and compared. */
  readonly signal?: AbortSignal
  readonly onFault?: (kind: FaultKind, nth: number) => void
  /** Plants a fault between network and server. Returns a function that removes it. */
  readonly plant?: (site: Site) => Promise<() => Promise<void>>
}

export interface ChaosReport {
  readonly seed: number
  readonly counts: Readonly<Partial<Record<FaultKind, number>>>
  readonly faultCount: number
  /** Faults during a recording. */
  readonly hitCount: number
  readonly answerCount: number
  readonly segmentCount: number
  readonly notes: readonly string[]
  readonly diskRefusal: string | null
  readonly unnamedRecorders: number
  /** Segments that a second recorder wrote. */
  readonly conflicts: readonly string[]
  readonly comparison: Comparison
  /** Complete on the server, but not sealed. */
  readonly unsealedCount: number
  /** From the last fault until everything was uploaded. Null: the upload never ended. */
  readonly drainedMs: number | null
  readonly observedSegments: readonly ObservedSegment[]
}

const RECORDING_LIMIT_MS = 90_000
const DUE_LIMIT_MS = 20_000
const DRAIN_LIMIT_MS = 180_000
/** Unsealed segments are only counted, so a short run waits for them less than a long one. */
const SEAL_LIMIT = { share: 1 / 30, mostMs: 20_000 } as const
const TMPFS_MEBIBYTES_PER_MINUTE = 15
const LEAST_TMPFS_MEBIBYTES = 96

interface FaultSequence<K extends FaultKind> {
  readonly apply: (fault: Fault<K>) => Promise<void>
  /** Waits for a running recording. Without one the fault is applied after a time limit. */
  readonly waitUntilDue: () => Promise<unknown>
  readonly isOver: () => boolean
}

/** Runs one sequence of a schedule, one fault after another. */
const runSequence = async <K extends FaultKind>(
  faults: readonly Fault<K>[],
  sequence: FaultSequence<K>,
): Promise<void> => {
  for (const fault of faults) {
    await pause(fault.pauseMs)
    await sequence.waitUntilDue()
    if (sequence.isOver()) return
    await sequence.apply(fault)
  }
}

/** Whether everything on the device is on the server too. */
const isDrained = async (site: Site, device: Device): Promise<boolean> => {
  const stored = new Map((await readStoredSegments(site.dataDir)).map(({ key, bytes }) => [key, bytes.length]))
  const saved = await device.readSavedFiles()
  return saved.every(({ path, bytes }) => bytes.length <= (stored.get(path) ?? 0))
}

const isSealed = async (site: Site): Promise<boolean> =>
  (await readStoredSegments(site.dataDir)).every((segment) => segment.isSealed)

const drain = async ({ site, device }: Fixture, { plant, limitMs }: ChaosOptions): Promise<number | null> => {
  const sinceMs = performance.now()
  await waitUntil(device.leaveInterview, DRAIN_LIMIT_MS)
  const isDone = await waitUntil(() => isDrained(site, device), DRAIN_LIMIT_MS)
  const drainedMs = performance.now() - sinceMs
  // If the server has more of a segment than the device saved, the device can't seal it. The server does so days later.
  const sealLimitMs = Math.min(SEAL_LIMIT.mostMs, limitMs * SEAL_LIMIT.share)
  if (plant === undefined) await waitUntil(() => isSealed(site), sealLimitMs)
  return isDone ? drainedMs : null
}

type Counts = Partial<Record<FaultKind, number>>

const runFaults = async (
  fixture: Fixture,
  simulatedCandidate: SimulatedCandidate,
  { options, counts }: { options: ChaosOptions; counts: Counts },
): Promise<number> => {
  const endMs = performance.now() + options.limitMs
  const isOver = () => performance.now() > endMs || options.signal?.aborted === true
  const { network: networkKinds, machine: machineKinds } = options.kinds ?? allKinds
  const canFill = typeof fixture.site.disk !== 'string'
  const possible = machineKinds.filter((kind) => canFill || kind !== 'server disk full')
  const schedule = planFaults(options.seed, options.faults, { network: networkKinds, machine: possible })
  let begun = 0
  let hits = 0
  const note = (kind: FaultKind): void => {
    begun += 1
    if (fixture.observer.isRecording()) hits += 1
    counts[kind] = (counts[kind] ?? 0) + 1
    options.onFault?.(kind, begun)
  }
  const network = async (fault: Fault<NetworkFault>): Promise<void> => {
    note(fault.kind)
    await applyNetworkFault(fixture.site.network, fault)
  }
  const machine = async (fault: Fault<MachineFault>): Promise<void> => {
    const isBrowserBlocked = blocksBrowser(fault.kind)
    if (isBrowserBlocked) await simulatedCandidate.suspend()
    note(fault.kind)
    await applyMachineFault(fixture, fault).catch((error: unknown) => {
      const trouble = error instanceof Error ? error.message : String(error)
      fixture.notes.push(`could not be applied: ${fault.kind}: ${trouble}`)
    })
    if (isBrowserBlocked) simulatedCandidate.resume()
  }
  const waitUntilDue = () => waitUntil(async () => isOver() || fixture.observer.isRecording(), DUE_LIMIT_MS, 100)
  await Promise.all([
    runSequence(schedule.network, { apply: network, waitUntilDue, isOver }),
    runSequence(schedule.machine, { apply: machine, waitUntilDue, isOver }),
  ])
  return hits
}

/** Ends faults that could not be ended before. */
const repair = async (site: Site): Promise<void> => {
  site.network.heal()
  if (typeof site.disk !== 'string') site.disk.free()
  if (await site.isHealthy()) return
  await site.killServer()
  await site.startServer()
}

/** Waits until something is recorded, because a fault on an empty page shows nothing. */
const waitForRecording = async (
  { observer, device }: Fixture,
  simulatedCandidate: SimulatedCandidate,
): Promise<void> => {
  if (await waitUntil(async () => observer.countSavedBytes() > 0, RECORDING_LIMIT_MS)) return
  const page = device.page()
  const seen = page === null ? 'no page' : `${page.url()} ${JSON.stringify(await readPage(page))}`
  await simulatedCandidate.stop()
  throw new Error(`no recording began; the last page was ${seen}`)
}

const perform = async (fixture: Fixture, options: ChaosOptions): Promise<ChaosReport> => {
  const { site, device, observer } = fixture
  const counts: Counts = {}
  await device.useSession(await site.createCandidateSession())
  const onEnd = async (): Promise<void> => {
    // The next candidate is another person, so this interview must be on the server first.
    if (!(await isDrained(site, device).catch(() => false))) return pause(1_000)
    await device.useSession(await site.createCandidateSession())
    await device.openInterview()
  }
  const simulatedCandidate = createSimulatedCandidate({
    device,
    chance: createSeededRandom(options.seed ^ 0x2545f491),
    onEnd,
  })
  await waitForRecording(fixture, simulatedCandidate)
  const hitCount = await runFaults(fixture, simulatedCandidate, { options, counts })
  await repair(site)
  await simulatedCandidate.stop()
  observer.markInterrupted()
  const drainedMs = await drain(fixture, options)
  for (const { path, bytes } of await device.readSavedFiles()) observer.addSnapshot(path, bytes)
  const observedSegments = observer.read()
  const stored = await readStoredSegments(site.dataDir)
  return {
    seed: options.seed,
    counts,
    notes: fixture.notes,
    faultCount: Object.values(counts).reduce((sum, count) => sum + count, 0),
    hitCount,
    answerCount: simulatedCandidate.answerCount(),
    segmentCount: observedSegments.length,
    diskRefusal: typeof site.disk === 'string' ? site.disk : null,
    unnamedRecorders: observer.countUnnamed(),
    conflicts: observer.listConflicts(),
    comparison: compareAll(observedSegments, stored),
    unsealedCount: stored.filter((segment) => !segment.isSealed).length,
    drainedMs,
    observedSegments,
  }
}

/** Runs once. `inspect` gets the report while the site still exists. */
export const runChaos = async <T>(
  options: ChaosOptions,
  inspect: (report: ChaosReport, site: Site) => Promise<T>,
): Promise<T> => {
  const minutes = Math.ceil(options.limitMs / 60_000)
  const site = await openSite(Math.max(LEAST_TMPFS_MEBIBYTES, minutes * TMPFS_MEBIBYTES_PER_MINUTE))
  try {
    const removePlanted = await options.plant?.(site)
    const observer = createRecordingObserver()
    const device = await openDevice(site.url, observer)
    try {
      return await inspect(await perform({ site, device, observer, notes: [] }, options), site)
    } finally {
      await device.close()
      await removePlanted?.()
    }
  } finally {
    await site.close()
  }
}
