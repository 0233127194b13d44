import type { ReportedFault } from '@candor/contract'
import { createFaultLog, type FaultKind, type FaultLog } from './fault-log'
import type { FaultStore, KeptFaults } from './fault-store'

/** Changes come in bunches: they are sent together. */
const SEND_AFTER_MS = 1500

export interface FaultReport {
  sessionId: string
  answerId: string
  take: number
  segmentCount: number
  faults: ReportedFault[]
}

/** `kept`: try again on a later visit; `refused`: it will never be taken. */
export type SendResult = 'sent' | 'kept' | 'refused'

interface Parts {
  id: Pick<KeptFaults, 'sessionId' | 'answerId' | 'take'>
  store: FaultStore
  elapsedMs: () => number
  nowMs: () => number
  segmentCount: () => number
  send: (report: FaultReport) => Promise<SendResult>
  later: (work: () => void, ms: number) => () => void
}

/** The faults of the present take: opened and closed as they come, kept on the device at once, sent soon. */
export class TakeFaults {
  private readonly log: FaultLog
  private cancel: () => void = () => {}
  /** Versions of the account: the present one, and the one that was last handed over to be sent. */
  private version = 0
  private handedOver = 0
  private begins = 0

  constructor(private readonly parts: Parts) {
    this.log = createFaultLog(parts.store.read(parts.id)?.spans)
  }

  /** The recording runs: what a page before this one left open is over. */
  begin(): void {
    this.begins += 1
    if (this.begins > 1) return
    this.change(() => this.log.closeAll(this.parts.elapsedMs()))
  }

  set(kind: FaultKind, isBad: boolean, atMs = this.parts.elapsedMs()): void {
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
    this.keep(false)
    this.cancel()
    this.cancel = this.parts.later(() => void this.flush(), SEND_AFTER_MS)
  }

  private keep(isSent: boolean): void {
    const { id, nowMs, segmentCount, store } = this.parts
    store.keep({ ...id, spans: this.log.spans(), segmentCount: segmentCount(), isSent, keptAtMs: nowMs() })
  }

  /** Sends what has not been sent. An answer without faults sends nothing. */
  async flush(): Promise<void> {
    this.cancel()
    const { version } = this
    if (version === this.handedOver) return
    this.handedOver = version
    const spans = this.log.spans()
    const result = await this.parts.send({ ...this.parts.id, segmentCount: this.parts.segmentCount(), faults: spans })
    if (result === 'refused') this.parts.store.drop(this.parts.id)
    else if (result === 'sent' && this.version === version) this.keep(true)
    else if (result === 'kept') this.handedOver = version - 1
  }
}
