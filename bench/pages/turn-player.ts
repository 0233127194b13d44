import { type ClientMessage, realtimeVersion, type ServerMessage, type Session } from '@candor/contract'
import { decodeVoiceFrame } from '@candor/domain'
import { InterviewerPlayer } from '../../apps/web/src/areas/candidate/interview-page/voice/interviewer-player'
import { audioContext } from '../../apps/web/src/shared/speech/audio-context'
import { createLevel } from '../../apps/web/src/shared/speech/level-source'
import { speak, waitMs } from '../../apps/web/src/shared/speech/speak'
import { unlockSpeech } from '../../apps/web/src/shared/speech/unlock-speech'
import { voiceOutput } from '../../apps/web/src/shared/speech/voice-output'

/** Runs in the browser: the interview page's player and audio graph on the interview's WebSocket, without the page itself. */
const tapCode = `registerProcessor('tap', class extends AudioWorkletProcessor {
  process([input]) {
    if (input[0] && input[0].some((sample) => Math.abs(sample) > 0.001)) this.port.postMessage(0)
    return true
  }
})`

interface Turn {
  readonly soundMs: number
  readonly audibleMs: number
}

let onSound: () => void = () => undefined
let onAudible: () => void = () => undefined

/** Reports rendered blocks that are not silence. The message comes from the audio thread, so the figure is an upper bound. */
const watchOutput = async (): Promise<void> => {
  const output = voiceOutput()
  if (output === null) throw new Error('the page plays no sound')
  const { context, input } = output
  await context.audioWorklet.addModule(URL.createObjectURL(new Blob([tapCode], { type: 'text/javascript' })))
  const node = new AudioWorkletNode(context, 'tap')
  node.port.onmessage = () => onAudible()
  input.connect(node)
  node.connect(context.destination)
}

const waitForCall = (set: (run: () => void) => void, withinMs: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no sound was played')), withinMs)
    set(() => {
      clearTimeout(timer)
      set(() => undefined)
      resolve(performance.now())
    })
  })

class ActiveConversation {
  private session: Session | null = null
  private turn = 0
  private readonly player: InterviewerPlayer

  constructor(private readonly socket: WebSocket) {
    this.player = new InterviewerPlayer({
      playedSeq: 0,
      level: createLevel(),
      say: speak,
      wait: waitMs,
      onChange: () => undefined,
      onPlayed: (seq, isOver) => this.send({ type: 'played', seq, isOver }),
    })
    socket.binaryType = 'arraybuffer'
    socket.onmessage = ({ data }) =>
      typeof data === 'string' ? this.handleMessage(JSON.parse(data)) : this.handleSound(data)
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message))
  }

  private handleSound(data: ArrayBuffer): void {
    onSound()
    const frame = decodeVoiceFrame(new Uint8Array(data))
    if (frame !== null) this.player.handleSound(frame)
  }

  private handleMessage(message: ServerMessage): void {
    if (message.type === 'phase') this.turn = Math.max(this.turn, message.turn)
    if (message.type === 'welcome') this.session = { ...message.session, messages: [] }
    const { session } = this
    if (session === null) return
    if (message.type === 'event' && message.event.type === 'message') {
      this.session = { ...session, messages: [...session.messages, message.event.entry] }
    }
    this.player.handleMessage(message)
    this.updatePlayer()
  }

  private updatePlayer(): void {
    if (this.session) this.player.update({ snapshot: this.session, isOpen: true, isSilent: false, graceMs: 350 })
  }

  /** Reports the question as played without playing it. */
  async skipQuestion(turn: number): Promise<void> {
    for (let tries = 0; this.turn < turn && tries < 400; tries += 1) await waitMs(50, new AbortController().signal)
    await waitMs(250, new AbortController().signal)
    const last = this.session?.messages.filter(({ role }) => role === 'interviewer').at(-1)
    if (last === undefined) throw new Error('nothing was asked')
    this.player.skipTo(last)
    this.send({ type: 'played', seq: last.seq, isOver: true })
    await waitMs(400, new AbortController().signal)
  }

  async commit(text: string): Promise<Turn> {
    const { turn } = this
    this.send({ type: 'speech', turn, take: 1, kind: 'started', atMs: 300, speechMs: 0 })
    this.send({ type: 'words', turn, take: 1, text, isFinal: true, startMs: 300, endMs: 12_300 })
    this.send({ type: 'speech', turn, take: 1, kind: 'ended', atMs: 12_300, speechMs: 12_000 })
    await waitMs(500, new AbortController().signal)
    const sound = waitForCall((run) => {
      onSound = run
    }, 5_000)
    const audible = waitForCall((run) => {
      onAudible = run
    }, 5_000)
    const fromMs = performance.now()
    this.send({ type: 'done', turn, take: 1, durationMs: 12_500, speechMs: 12_000, segmentCount: 0 })
    return { soundMs: (await sound) - fromMs, audibleMs: (await audible) - fromMs }
  }
}

const startConversation = async (sessionId: string): Promise<ActiveConversation> => {
  unlockSpeech('en')
  await waitMs(500, new AbortController().signal)
  await watchOutput()
  const address = new URL(`/api/interview/interview/chat/stream?sessionId=${sessionId}`, location.href)
  address.protocol = 'ws:'
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const conversation = new ActiveConversation(socket)
  conversation.send({
    type: 'hello',
    version: realtimeVersion,
    resumeFrom: 0,
    heardSeq: 0,
    wantsVoice: true,
    hears: 'words',
  })
  await waitMs(1_200, new AbortController().signal)
  return conversation
}

/** Commits `count` answers, one after the other. */
const measure = async (sessionId: string, text: string, count: number) => {
  const conversation = await startConversation(sessionId)
  const turns: Turn[] = []
  for (let nth = 0; nth < count; nth += 1) {
    await conversation.skipQuestion(nth + 1)
    turns.push(await conversation.commit(text))
  }
  const context = audioContext()
  return { turns, latencyMs: 1000 * ((context?.baseLatency ?? 0) + (context?.outputLatency ?? 0)) }
}

Object.assign(globalThis, { measureTurns: measure })
