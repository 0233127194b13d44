import { type ClientMessage, type HearingKind, realtimeVersion, type TurnPhase, zClientMessage } from '@candor/contract'
import { isAlmostUp, isOver, remainingMs } from '@candor/domain'
import { closeCodes, type Wire } from '../../http/sockets/wire'
import { toInstant } from '../../platform/clock'
import { errorKind } from '../../platform/error-type'
import { AppError } from '../../platform/errors'
import { type CandidateActor, presentSession, StaleSessionError } from '../sessions'
import { JournalNews, type Said } from './journal-feed'
import { type Claim, claimSession, type HeldSession } from './leased-session'
import type { Line } from './ports'
import { type LiveContext, type LiveOutput, liveTimes } from './realtime-context'
import { Alarm } from './resettable-timer'
import { Speaker } from './speaker'
import { createTaskQueue, type TaskQueue } from './task-queue'
import { LiveTurn } from './turn-runner'

type Hello = Extract<ClientMessage, { type: 'hello' }>
type Ping = Extract<ClientMessage, { type: 'ping' }>
type Bye = 'takenOver' | 'over' | 'restart'

const closeCodeOf = (reason: Bye): number => (reason === 'restart' ? closeCodes.restart : closeCodes.normal)

export interface ConversationParts {
  readonly context: LiveContext
  readonly wire: Wire
  readonly actor: CandidateActor
  readonly sessionId: string
  /** Told once this conversation has the session, and once it has let go of it. */
  readonly onHeld: (conversation: Conversation) => void
  readonly onEnd: (conversation: Conversation, letGo: Promise<void>) => void
}

/** Everything there is once the hello was answered. */
interface Talk {
  readonly held: HeldSession
  readonly speaker: Speaker
  readonly turn: LiveTurn
  readonly news: JournalNews
  readonly unwatch: () => void
}

/** What nobody answered yet: more than this is not kept while the session is claimed. */
const maxEarlyMessages = 500
/** Time is told of no more often than this, whatever a clock says. */
const soonestMs = 50

const parse = (text: string): ClientMessage | null => {
  try {
    const parsed = zClientMessage.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * One socket's talk with one interview: hello, the journal and its news, contact, modes; what is about the candidate's turn goes to
 * `LiveTurn`. It holds the session from the hello on, until it is over, taken over, or the socket has gone.
 */
export class Conversation {
  readonly sessionId: string
  readonly #parts: ConversationParts
  readonly #output: LiveOutput
  readonly #tasks: TaskQueue
  #talk: Talk | null = null
  #isGreeted: boolean = false
  #isEnded: boolean = false
  #contactAtMs: number = -Infinity
  #early: (() => void)[] = []
  #isPumpWanted: boolean = false
  #isLineLost: boolean = false
  readonly #hello: Alarm
  readonly #due: Alarm
  readonly #line: Alarm

  constructor(parts: ConversationParts) {
    this.#parts = parts
    this.sessionId = parts.sessionId
    this.#output = {
      send: (message) => parts.wire.text(JSON.stringify(message)),
      sendBytes: (bytes) => parts.wire.bytes(bytes),
    }
    this.#tasks = createTaskQueue((error) => this.#fail(error))
    const { timers } = parts.context
    this.#hello = new Alarm(timers)
    this.#due = new Alarm(timers)
    this.#line = new Alarm(timers)
    this.#hello.set(liveTimes.helloMs, () => parts.wire.close(closeCodes.policy))
    parts.wire.listen({
      text: (message) => this.#takeText(message),
      bytes: (message) => this.#whenTalking(() => this.#takeSound(message)),
      tooLarge: () => this.#refuse(),
      closed: () => this.#end(),
    })
  }

  get epoch(): number {
    return this.#talk?.held.epoch ?? -1
  }
  get phase(): TurnPhase {
    return this.#talk?.turn.phase ?? 'idle'
  }
  get patienceMs(): number | null {
    return this.#talk?.turn.patienceMs ?? null
  }
  get hears(): HearingKind {
    return this.#talk?.turn.hears ?? 'nothing'
  }

  /** The last message; nothing is written after it. */
  bye(reason: Bye): void {
    if (this.#isEnded) return
    this.#output.send({ type: 'bye', reason })
    this.#end()
    this.#parts.wire.close(closeCodeOf(reason))
  }

  #end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    for (const alarm of [this.#hello, this.#due, this.#line]) alarm.cancel()
    this.#early = []
    const talk = this.#talk
    talk?.unwatch()
    talk?.turn.close()
    talk?.speaker.stop()
    const letGo = talk === null ? this.#tasks.idle() : this.#tasks.run(() => talk.held.release())
    this.#parts.onEnd(this, letGo)
  }

  #fail(error: unknown): void {
    const { sessionId } = this
    if (error instanceof StaleSessionError) this.bye('takenOver')
    else if (error instanceof AppError && error.code === 'SESSION_NOT_FOUND') this.bye('over')
    else this.#parts.context.deps.log.warn({ sessionId, kind: errorKind(error) }, 'conversation: something failed')
    // Without an answer to its hello a browser would wait for ever: it comes again.
    if (this.#talk === null) this.#parts.wire.close(closeCodes.failed)
  }

  #refuse(): void {
    this.#output.send({ type: 'refused', about: 'message', code: 'MALFORMED_REQUEST', turn: null })
  }

  #takeText(text: string): void {
    const message = parse(text)
    if (message === null || (message.type === 'hello' && this.#isGreeted)) this.#refuse()
    else if (message.type === 'hello') this.#hear(message)
    else this.#whenTalking(() => this.#take(message))
  }

  #hear(hello: Hello): void {
    this.#isGreeted = true
    this.#hello.cancel()
    void this.#tasks.run(() => this.#greet(hello))
  }

  /** Before the hello nothing is listened to; while it is answered, everything waits. */
  #whenTalking(run: () => void): void {
    if (this.#isEnded) return
    if (this.#talk !== null) {
      this.#touch()
      run()
    } else if (this.#isGreeted && this.#early.length < maxEarlyMessages) this.#early.push(run)
    else this.#refuse()
  }

  async #greet(hello: Hello): Promise<void> {
    const { context, actor, sessionId } = this.#parts
    const claim = await claimSession(context, actor, sessionId)
    if (this.#isEnded) return claim.held.release()
    const talk = this.#open(claim, hello)
    this.#talk = talk
    this.#parts.onHeld(this)
    const nowMs = context.deps.clock.nowMs()
    const session = presentSession(claim.view, { nowMs, hasVoice: context.ports.voice !== null })
    this.#output.send({ type: 'welcome', version: realtimeVersion, session })
    this.#hearSaid(talk, talk.news.replay(claim.view))
    talk.turn.continue()
    for (const run of this.#early.splice(0)) run()
  }

  #open({ held, host, voice }: Claim, hello: Hello): Talk {
    const { context } = this.#parts
    const output = this.#output
    const { language } = held.state
    const { account } = held
    const lineOf = (text: string): Line => ({ text, language, account, ...(voice === null ? {} : { voice }) })
    const speaker = new Speaker({
      voice: context.voiceAhead,
      timers: context.timers,
      output,
      lineOf,
      isWanted: hello.wantsVoice,
    })
    const turn = new LiveTurn({ context, held, host, speaker, output, tasks: this.#tasks }, hello.hears)
    const news = new JournalNews({ context, output, held, hello })
    const unwatch = context.watch.watch(held.id, (what) => (what === 'closing' ? this.bye('restart') : this.#look()))
    this.#touch()
    return { held, speaker, turn, news, unwatch }
  }

  #take(message: Exclude<ClientMessage, Hello>): void {
    const talk = this.#talk
    if (talk === null) return
    switch (message.type) {
      case 'ping':
        this.#ping(talk, message)
        break
      case 'mode':
        void this.#tasks.run(() => this.#switchMode(talk, message.mode))
        break
      case 'voice':
        talk.speaker.want(message.isWanted)
        break
      default:
        talk.turn.take(message)
    }
  }

  #takeSound(bytes: Uint8Array): void {
    if (this.#talk?.turn.sound(bytes) === false) this.#refuse()
  }

  /** Contact is written as often as the clock needs it; in between the answer comes from what is known. */
  #ping(talk: Talk, { id }: Ping): void {
    const { deps, timers } = this.#parts.context
    const pong = (): void => {
      const { state } = talk.held
      const nowMs = deps.clock.nowMs()
      this.#output.send({
        type: 'pong',
        id,
        serverTime: toInstant(nowMs),
        state: state.state,
        remainingMs: Math.round(remainingMs(state, nowMs)),
        isAlmostUp: isAlmostUp(state, nowMs),
        lastSeq: state.lastSeq,
      })
    }
    if (timers.nowMs() - this.#contactAtMs < liveTimes.contactMs) {
      pong()
      return
    }
    this.#contactAtMs = timers.nowMs()
    void this.#tasks.run(async () => {
      await talk.held.apply({ event: (nowMs) => ({ type: 'pinged', nowMs }) })
      pong()
      this.#follow(talk)
    })
  }

  async #switchMode({ held }: Talk, mode: Extract<ClientMessage, { type: 'mode' }>['mode']): Promise<void> {
    if (held.state.mode === mode) return
    const { refused } = await held.apply({ event: (nowMs) => ({ type: 'modeSwitched', mode, nowMs }) })
    if (refused !== null) this.#output.send({ type: 'refused', about: 'mode', code: refused, turn: null })
  }

  /** News, from here or from elsewhere; one look for all that come before it. */
  #look(): void {
    if (this.#isPumpWanted) return
    this.#isPumpWanted = true
    void this.#tasks.run(async () => {
      this.#isPumpWanted = false
      if (this.#talk !== null && !this.#isEnded) await this.#pump(this.#talk)
    })
  }

  async #pump(talk: Talk): Promise<void> {
    const said = await talk.news.look()
    if (said === 'gone' || said === 'lost') this.bye(said === 'gone' ? 'over' : 'takenOver')
    else this.#hearSaid(talk, said)
  }

  /** The sound of what was said is seen to before the turn follows it. */
  #hearSaid(talk: Talk, said: Said | null): void {
    if (said !== null) {
      talk.speaker.reconcile(said.entries, talk.held.state.lastSeq)
      talk.turn.follow(said.lastSaidSeq)
    }
    this.#follow(talk)
  }

  /** Time that brings something about is told to the session when it is there; a session that is over says goodbye. */
  #follow(talk: Talk): void {
    const { held, turn } = talk
    if (this.#isEnded) return
    turn.follow(0)
    this.#due.cancel()
    const { dueAtMs } = held
    if (isOver(held.state)) this.#sayGoodbye(talk)
    else if (dueAtMs !== null) this.#wakeAt(talk, dueAtMs)
  }

  /** After the last words, whoever wrote them: what the browser has not been told of is told first. */
  #sayGoodbye({ news, speaker }: Talk): void {
    if (news.isAllTold) void speaker.settled().then(() => this.bye('over'))
    else this.#look()
  }

  async #passTime(talk: Talk): Promise<void> {
    await talk.held.apply({ event: (nowMs) => ({ type: 'timePassed', nowMs }) })
    this.#follow(talk)
  }

  #wakeAt(talk: Talk, atMs: number): void {
    const delayMs = Math.max(soonestMs, atMs - this.#parts.context.deps.clock.nowMs())
    this.#due.set(delayMs, () => void this.#tasks.run(() => this.#passTime(talk)))
  }

  /** The browser was heard. */
  #touch(): void {
    if (this.#isLineLost) this.#talk?.turn.line(false)
    this.#isLineLost = false
    this.#line.set(liveTimes.lineLostMs, () => {
      this.#isLineLost = true
      this.#talk?.turn.line(true)
    })
  }
}
