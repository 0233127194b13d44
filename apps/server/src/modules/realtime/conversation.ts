import { type ClientMessage, type HearingKind, realtimeVersion, type TurnPhase, zClientMessage } from '@candor/contract'
import { isAlmostUp, isOver, remainingMs } from '@candor/domain'
import { closeCodes, type Wire } from '../../http/sockets/wire'
import { hasUnstorableText } from '../../http/storable-text'
import { toInstant } from '../../platform/clock'
import { errorType } from '../../platform/error-type'
import { AppError } from '../../platform/errors'
import { type CandidateActor, presentSession, StaleSessionError } from '../sessions'
import { JournalFeed, type Said } from './journal-feed'
import { type Claim, claimSession, type LeasedSession } from './leased-session'
import type { Utterance } from './ports'
import { type ConversationOutput, conversationLimits, type RealtimeContext } from './realtime-context'
import { ResettableTimer } from './resettable-timer'
import { Speaker } from './speaker'
import { createTaskQueue, type TaskQueue } from './task-queue'
import { TurnRunner } from './turn-runner'

type Hello = Extract<ClientMessage, { type: 'hello' }>
type Ping = Extract<ClientMessage, { type: 'ping' }>
type CloseReason = 'takenOver' | 'over' | 'restart'

const toCloseCode = (reason: CloseReason): number => (reason === 'restart' ? closeCodes.restart : closeCodes.normal)

export interface ConversationParts {
  readonly context: RealtimeContext
  readonly wire: Wire
  readonly actor: CandidateActor
  readonly sessionId: string
  /** Called when this conversation takes over the session, and again when it has released it. */
  readonly onClaimed: (conversation: Conversation) => void
  readonly onEnd: (conversation: Conversation, released: Promise<void>) => void
}

/** The state that exists once the hello is answered. */
interface ActiveConversation {
  readonly leased: LeasedSession
  readonly speaker: Speaker
  readonly turn: TurnRunner
  readonly feed: JournalFeed
  readonly unwatch: () => void
}

/** The limit for unanswered messages: further ones are not queued while the session is claimed. */
const maxEarlyMessages = 500
/** The shortest interval between two time events, whatever the clock says. */
const soonestMs = 50

const parse = (text: string): ClientMessage | null => {
  try {
    const parsed = zClientMessage.safeParse(JSON.parse(text))
    return parsed.success && !hasUnstorableText(parsed.data) ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * One socket's connection to one interview session: hello, journal and news, contact, modes. `TurnRunner` handles the
 * candidate's turn. The conversation owns the session from the hello until the session ends, is taken over, or the
 * socket closes.
 */
export class Conversation {
  readonly sessionId: string
  readonly #parts: ConversationParts
  readonly #output: ConversationOutput
  readonly #tasks: TaskQueue
  #active: ActiveConversation | null = null
  #hasHello: boolean = false
  #isEnded: boolean = false
  #contactAtMs: number = -Infinity
  #contactWrite: Promise<unknown> = Promise.resolve()
  #early: (() => void)[] = []
  #isDrainQueued: boolean = false
  #isContactLost: boolean = false
  readonly #helloTimer: ResettableTimer
  readonly #dueTimer: ResettableTimer
  readonly #contactTimer: ResettableTimer

  constructor(parts: ConversationParts) {
    this.#parts = parts
    this.sessionId = parts.sessionId
    this.#output = {
      send: (message) => parts.wire.text(JSON.stringify(message)),
      sendBytes: (bytes) => parts.wire.bytes(bytes),
    }
    this.#tasks = createTaskQueue((error) => this.#fail(error))
    const { timers } = parts.context
    this.#helloTimer = new ResettableTimer(timers)
    this.#dueTimer = new ResettableTimer(timers)
    this.#contactTimer = new ResettableTimer(timers)
    this.#helloTimer.set(conversationLimits.helloMs, () => parts.wire.close(closeCodes.policy))
    parts.wire.listen({
      text: (message) => this.#onText(message),
      bytes: (message) => this.#whenActive(() => this.#onSound(message)),
      tooLarge: () => this.#refuse(),
      closed: () => this.#end(),
    })
  }

  get epoch(): number {
    return this.#active?.leased.epoch ?? -1
  }
  get phase(): TurnPhase {
    return this.#active?.turn.phase ?? 'idle'
  }
  get patienceMs(): number | null {
    return this.#active?.turn.patienceMs ?? null
  }
  get hears(): HearingKind {
    return this.#active?.turn.hears ?? 'nothing'
  }

  /** Sends the last message; nothing is written after it. */
  close(reason: CloseReason): void {
    if (this.#isEnded) return
    this.#output.send({ type: 'bye', reason })
    this.#end()
    this.#parts.wire.close(toCloseCode(reason))
  }

  #end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    for (const timer of [this.#helloTimer, this.#dueTimer, this.#contactTimer]) timer.cancel()
    this.#early = []
    const active = this.#active
    active?.unwatch()
    active?.turn.close()
    active?.speaker.stop()
    const released = active === null ? this.#tasks.idle() : this.#tasks.run(() => active.leased.release())
    const contactWrite = this.#contactWrite
    this.#parts.onEnd(
      this,
      released.then(async () => void (await contactWrite)),
    )
  }

  #fail(error: unknown): void {
    const { sessionId } = this
    if (error instanceof StaleSessionError) this.close('takenOver')
    else if (error instanceof AppError && error.code === 'SESSION_NOT_FOUND') this.close('over')
    else this.#parts.context.deps.log.warn({ sessionId, kind: errorType(error) }, 'conversation: something failed')
    // Without an answer to its hello a browser would wait forever, so the socket closes and the browser reconnects.
    if (this.#active === null) this.#parts.wire.close(closeCodes.failed)
  }

  #refuse(): void {
    this.#output.send({ type: 'refused', about: 'message', code: 'MALFORMED_REQUEST', turn: null })
  }

  #onText(text: string): void {
    const message = parse(text)
    if (message === null || (message.type === 'hello' && this.#hasHello)) this.#refuse()
    else if (message.type === 'hello') this.#startHello(message)
    else this.#whenActive(() => this.#onMessage(message))
  }

  #startHello(hello: Hello): void {
    this.#hasHello = true
    this.#helloTimer.cancel()
    void this.#tasks.run(() => this.#onHello(hello))
  }

  /** Ignores messages before the hello; queues all messages while the hello is answered. */
  #whenActive(run: () => void): void {
    if (this.#isEnded) return
    if (this.#active !== null) {
      this.#markAlive()
      run()
    } else if (this.#hasHello && this.#early.length < maxEarlyMessages) this.#early.push(run)
    else this.#refuse()
  }

  async #onHello(hello: Hello): Promise<void> {
    const { context, actor, sessionId } = this.#parts
    const claim = await claimSession(context, actor, sessionId)
    if (this.#isEnded) return claim.leased.release()
    const active = this.#open(claim, hello)
    this.#active = active
    this.#parts.onClaimed(this)
    const nowMs = context.deps.clock.nowMs()
    const session = presentSession(claim.view, { nowMs, hasVoice: context.ports.voice !== null })
    this.#output.send({ type: 'welcome', version: realtimeVersion, session })
    this.#speakNew(active, active.feed.replay(claim.view))
    active.turn.continue()
    for (const run of this.#early.splice(0)) run()
  }

  #open({ leased, host, voice }: Claim, hello: Hello): ActiveConversation {
    const { context } = this.#parts
    const output = this.#output
    const { language } = leased.state
    const { account } = leased
    const toUtterance = (text: string): Utterance => ({ text, language, account, ...(voice === null ? {} : { voice }) })
    const speaker = new Speaker({
      voice: context.voiceCache,
      timers: context.timers,
      output,
      toUtterance,
      isWanted: hello.wantsVoice,
    })
    const turn = new TurnRunner({ context, leased, host, speaker, output, tasks: this.#tasks }, hello.hears)
    const feed = new JournalFeed({ context, output, leased, hello })
    const unwatch = context.watch.watch(leased.id, (what) =>
      what === 'closing' ? this.close('restart') : this.#queueDrain(),
    )
    this.#markAlive()
    return { leased, speaker, turn, feed, unwatch }
  }

  #onMessage(message: Exclude<ClientMessage, Hello>): void {
    const active = this.#active
    if (active === null) return
    switch (message.type) {
      case 'ping':
        this.#ping(active, message)
        break
      case 'mode':
        void this.#tasks.run(() => this.#switchMode(active, message.mode))
        break
      case 'voice':
        active.speaker.setWanted(message.isWanted)
        break
      default:
        active.turn.handle(message)
    }
  }

  #onSound(bytes: Uint8Array): void {
    if (this.#active?.turn.addSound(bytes) === false) this.#refuse()
  }

  /** Contact is written only as often as the clock needs it; between writes the answer comes from known state. */
  #ping(active: ActiveConversation, { id }: Ping): void {
    const { deps, timers } = this.#parts.context
    const pong = (): void => {
      const { state } = active.leased
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
    if (timers.nowMs() - this.#contactAtMs < conversationLimits.contactMs) {
      pong()
      return
    }
    this.#contactAtMs = timers.nowMs()
    void this.#storeContact(active, pong)
  }

  /** A contact that changes nothing else does not wait in the task queue, which is for what changes the session. */
  async #storeContact(active: ActiveConversation, onStored: () => void): Promise<void> {
    const written = active.leased.recordContact().catch((error: unknown) => this.#fail(error))
    this.#contactWrite = written
    const isStored = await written
    if (isStored === false) {
      await this.#tasks.run(async () => {
        await active.leased.apply({ event: (nowMs) => ({ type: 'pinged', nowMs }) })
        onStored()
      })
    } else if (isStored) onStored()
    this.#onSessionChanged(active)
  }

  async #switchMode(
    { leased }: ActiveConversation,
    mode: Extract<ClientMessage, { type: 'mode' }>['mode'],
  ): Promise<void> {
    if (leased.state.mode === mode) return
    const { refused } = await leased.apply({ event: (nowMs) => ({ type: 'modeSwitched', mode, nowMs }) })
    if (refused !== null) this.#output.send({ type: 'refused', about: 'mode', code: refused, turn: null })
  }

  /** News from this or another process; one read covers all notifications that arrive before it. */
  #queueDrain(): void {
    if (this.#isDrainQueued) return
    this.#isDrainQueued = true
    void this.#tasks.run(async () => {
      this.#isDrainQueued = false
      if (this.#active !== null && !this.#isEnded) await this.#drain(this.#active)
    })
  }

  async #drain(active: ActiveConversation): Promise<void> {
    const said = await active.feed.readNew()
    if (said === 'gone' || said === 'lost') this.close(said === 'gone' ? 'over' : 'takenOver')
    else this.#speakNew(active, said)
  }

  /** Starts the sound of new utterances before the turn follows them. */
  #speakNew(active: ActiveConversation, said: Said | null): void {
    if (said !== null) {
      active.speaker.reconcile(said.entries, active.leased.state.lastSeq)
      active.turn.onSessionChanged(said.lastSaidSeq)
    }
    this.#onSessionChanged(active)
  }

  /** Tells the session when a deadline passes; a session that has ended says goodbye. */
  #onSessionChanged(active: ActiveConversation): void {
    const { leased, turn } = active
    if (this.#isEnded) return
    turn.onSessionChanged(0)
    this.#dueTimer.cancel()
    const { dueAtMs } = leased
    if (isOver(leased.state)) this.#closeWhenSettled(active)
    else if (dueAtMs !== null) this.#wakeAt(active, dueAtMs)
  }

  /**
   * Runs after the last words, from any process: sends the browser the entries it has not received, then says goodbye.
   */
  #closeWhenSettled({ feed, speaker }: ActiveConversation): void {
    if (feed.isUpToDate) void speaker.settled().then(() => this.close('over'))
    else this.#queueDrain()
  }

  async #passTime(active: ActiveConversation): Promise<void> {
    await active.leased.apply({ event: (nowMs) => ({ type: 'timePassed', nowMs }) })
    this.#onSessionChanged(active)
  }

  #wakeAt(active: ActiveConversation, atMs: number): void {
    const delayMs = Math.max(soonestMs, atMs - this.#parts.context.deps.clock.nowMs())
    this.#dueTimer.set(delayMs, () => void this.#tasks.run(() => this.#passTime(active)))
  }

  /** Records that the browser sent something. */
  #markAlive(): void {
    if (this.#isContactLost) this.#active?.turn.setContactLost(false)
    this.#isContactLost = false
    this.#contactTimer.set(conversationLimits.contactLostMs, () => {
      this.#isContactLost = true
      this.#active?.turn.setContactLost(true)
    })
  }
}
