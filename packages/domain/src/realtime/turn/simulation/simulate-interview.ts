import type { SayEffect } from '../../../sessions/machine/effect'
import { isOver } from '../../../sessions/session-state'
import { InvariantChecker } from './invariant-checker'
import { Link } from './link'
import type { InterviewParts } from './parts'
import { Player } from './player'
import { RandomSource } from './random-source'
import { BrokenRule, must, type Rules } from './rules'
import { type AnswerScript, type Disturbance, type InterviewScript, willing } from './script'
import { Server } from './server'
import { SimulatedCandidate } from './simulated-candidate'
import { Timeline } from './timeline'

const startMs = 1_800_000_000_000
const longestMs = 60 * 60_000

/** One interview from its beginning to its end, in virtual time. */
export class SimulatedInterview implements InterviewParts {
  readonly script: InterviewScript
  readonly rules: Rules
  readonly timeline = new Timeline(startMs)
  readonly link: Link
  readonly checker: InvariantChecker
  readonly player: Player
  readonly candidate: SimulatedCandidate
  readonly server: Server
  private shownSeq = 0

  constructor(script: InterviewScript, rules: Rules) {
    this.script = script
    this.rules = rules
    this.link = new Link(this.timeline, new RandomSource(script.seed ^ 0x5bd1e995), script)
    this.checker = new InvariantChecker(this)
    this.player = new Player(this)
    this.candidate = new SimulatedCandidate(this)
    this.server = new Server(this)
  }

  getAnswerScript(turn: number): AnswerScript {
    return this.script.answers[turn - 1] ?? willing
  }

  /** An entry of the journal comes to the browser; again is nothing. */
  show(entry: SayEffect, lengthMs: number): void {
    if (entry.seq <= this.shownSeq || entry.role === 'candidate') return
    this.shownSeq = entry.seq
    const isQuestion = entry.messageType === 'question' || entry.messageType === 'followUp'
    if (isQuestion) this.candidate.questionShown(entry.turn)
    this.player.add({ kind: entry.messageType, seq: entry.seq, turn: entry.turn, lengthMs })
  }

  disturb({ kind, forMs }: Disturbance): void {
    const { timeline, candidate, server, link } = this
    if (kind === 'hold') {
      candidate.isHeld = true
      candidate.tell({ type: 'held' })
      timeline.after(forMs, () => {
        candidate.isHeld = false
        candidate.tell({ type: 'released' })
      })
    } else if (kind === 'stall') link.stall(forMs)
    else if (kind === 'drop' || kind === 'takeover') {
      this.checker.tookOver()
      server.die()
      timeline.after(kind === 'takeover' ? Math.min(forMs, 3_000) : forMs, () => server.open())
    } else if (kind === 'mode') this.switchMode()
    else if (kind === 'think') candidate.tell({ type: 'thinkAsked', turn: candidate.turn, take: 1 })
    else if (kind === 'leave') {
      link.send('up', () => server.apply({ type: 'ended', reason: 'left', nowMs: timeline.nowMs }))
    }
  }

  private switchMode(): void {
    const { link, server, timeline } = this
    const mode = server.isHandsFree ? 'chat' : 'live'
    link.send('up', () => server.apply({ type: 'modeSwitched', mode, nowMs: timeline.nowMs }))
  }

  run(): void {
    this.candidate.ping()
    const tick = (): void => {
      this.checker.everySecond()
      if (!this.player.isPageOver) this.timeline.after(1_000, tick)
    }
    this.timeline.after(1_000, tick)
    while (!(isOver(this.server.session) && this.player.isPageOver && this.isSettled())) {
      must(this.timeline.nowMs - startMs < longestMs, 'every interview ends')
      must(this.timeline.step(), 'something is left to happen')
    }
    this.checker.checkWords()
  }

  /** Recordings that still become words. */
  private isSettled(): boolean {
    return !this.server.session.answers.some(
      ({ transcript, turn }) => transcript === 'pending' && this.getAnswerScript(turn).transcript !== 'never',
    )
  }
}

export interface Outcome {
  /** null: every rule was kept. */
  readonly broken: string | null
  readonly lengthMs: number
  readonly endReason: string | null
  readonly turnCount: number
  readonly counts: InvariantChecker['counts']
}

export const simulateInterview = (script: InterviewScript, rules: Rules): Outcome => {
  let broken: string | null = null
  const interview = new SimulatedInterview(script, rules)
  try {
    interview.run()
  } catch (error) {
    if (!(error instanceof BrokenRule)) throw error
    broken = error.message
  }
  const { session } = interview.server
  const { counts } = interview.checker
  const lengthMs = interview.timeline.nowMs - startMs
  return { broken, lengthMs, endReason: session.endReason, turnCount: session.turn, counts }
}
