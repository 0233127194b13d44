import type { ReportedFault } from '@candor/contract'
import { createFaultLog, type FaultKind, type FaultLog } from './fault-log'
import type { FaultStore, SavedFaults } from './fault-store'

/** Changes often come together, so they are sent in one request. */
const SEND_AFTER_MS = 1500

export interface FaultReport {
  sessionId: string
  answerId: string
  take: number
  segmentCount: number
  faults: ReportedFault[]
}

/** `retryLater`: retry on a later visit; `refused`: the server will never accept it. */
export type SendResult = 'sent' | 'retryLater' | 'refused'

interface TakeFaultsDeps {
  id: Pick<SavedFaults, 'sessionId' | 'answerId' | 'take'>
  store: FaultStore
  elapsedMs: () => number
  nowMs: () => number
  segmentCount: () => number
  send: (report: FaultReport) => Promise<SendResult>
  schedule: (work: () => void, ms: number) => () => void
}

/** Tracks the faults of the current take, saves them on the device at once and sends them soon after. */
export class TakeFaults {
  private readonly log: FaultLog
  private cancel: () => void = () => {}
  /** The current version of the report, and the version that was sent last. */
  private version = 0
  private sentVersion = 0
  private begins = 0

  constructor(private readonly deps: TakeFaultsDeps) {
    this.log = createFaultLog(deps.store.read(deps.id)?.spans)
  }

  /** The recording runs, so the faults that an earlier page left open have ended. */
  begin(): void {
    this.begins += 1
    if (this.begins > 1) return
    this.change(() => this.log.closeAll(this.deps.elapsedMs()))
  }

  set(kind: FaultKind, isBad: boolean, atMs = this.deps.elapsedMs()): void {
    this.change(() => (isBad ? this.log.open(kind, atMs) : this.log.close(kind, atMs)))
  }

  spans(): ReportedFault[] {
    return this.log.spans()
  }

  private change(work: () => void): void {
    const before = JSON.stringify(this.log.spans())
    work()
    if (JSON.stringify(this.log.spans()) === before) return
    this.version += 1
    this.save(false)
    this.cancel()
    this.cancel = this.deps.schedule(() => void this.flush(), SEND_AFTER_MS)
  }

  private save(isSent: boolean): void {
    const { id, nowMs, segmentCount, store } = this.deps
    store.save({ ...id, spans: this.log.spans(), segmentCount: segmentCount(), isSent, keptAtMs: nowMs() })
  }

  /** Sends what has not been sent. An answer without faults sends nothing. */
  async flush(): Promise<void> {
    this.cancel()
    const { version } = this
    if (version === this.sentVersion) return
    this.sentVersion = version
    const spans = this.log.spans()
    const result = await this.deps.send({ ...this.deps.id, segmentCount: this.deps.segmentCount(), faults: spans })
    if (result === 'refused') this.deps.store.drop(this.deps.id)
    else if (result === 'sent' && this.version === version) this.save(true)
    else if (result === 'retryLater') this.sentVersion = version - 1
  }
}
