import type { RandomSource } from './random-source'
import type { InterviewScript } from './script'
import type { Timeline } from './timeline'

type Direction = 'up' | 'down'

/**
 * The line between browser and server. A stall keeps what is sent and brings it later; a new socket loses what is under way.
 * Upwards it may be out of order and bring things twice, as a network that begins again does.
 */
export class Link {
  /** Which socket it is; 0: none. */
  socket = 1
  private stalledUntilMs = 0
  private readonly lastMs = { up: 0, down: 0 }
  private readonly timeline: Timeline
  private readonly random: RandomSource
  private readonly script: InterviewScript

  constructor(timeline: Timeline, random: RandomSource, script: InterviewScript) {
    this.timeline = timeline
    this.random = random
    this.script = script
  }

  get isStalled(): boolean {
    return this.timeline.nowMs < this.stalledUntilMs
  }

  /** The longest that news is under way, stalls apart. */
  get mostDelayMs(): number {
    return this.script.delayMs + this.script.jitterMs
  }

  stall(forMs: number): void {
    this.stalledUntilMs = this.timeline.nowMs + forMs
  }

  close(): void {
    this.socket = 0
  }

  open(socket: number): void {
    this.socket = socket
    this.stalledUntilMs = 0
  }

  send(direction: Direction, deliver: () => void): void {
    if (this.socket === 0) return
    this.carry(direction, deliver)
    if (direction === 'up' && this.random.chance(this.script.repeatedShare)) this.carry(direction, deliver)
  }

  private carry(direction: Direction, deliver: () => void): void {
    const { socket } = this
    const { delayMs, jitterMs, isOrdered } = this.script
    const sentMs = Math.max(this.timeline.nowMs, this.stalledUntilMs)
    const ownMs = sentMs + delayMs + this.random.between(0, jitterMs)
    const atMs = direction === 'down' || isOrdered ? Math.max(ownMs, this.lastMs[direction]) : ownMs
    this.lastMs[direction] = Math.max(this.lastMs[direction], atMs)
    this.timeline.at(atMs, () => {
      if (socket === this.socket) deliver()
    })
  }
}
