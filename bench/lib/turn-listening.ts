import { readFileSync } from 'node:fs'
import { encodeMicrophoneFrame } from '@candor/domain'
import { percentiles } from './figures'
import { processorTimeMs } from './process-cpu'
import { startSession, TurnClient } from './turn-client'

const frameMs = 40
const frame = Int16Array.from({ length: 640 }, (_, at) => Math.round(Math.sin(at / 4) * 6_000))
/** The simulated candidate alternates speech and pauses of these lengths. */
const speechMs = 4_000
const pauseMs = 900

interface Load {
  readonly url: string
  readonly linkId: string
  readonly pid: number
  /** The file to which the server's probe writes the event-loop delay. */
  readonly probeFile: string
}

export interface ListeningResult {
  readonly sessions: number
  readonly lost: number
  readonly pongsMs: readonly number[]
  readonly loopP95Ms: number
  readonly loopMaxMs: number
  readonly serverCores: number
  readonly generatorCores: number
}

/** A candidate who speaks and pauses in real time: 25 frames of sound and one ping per second, and speech events. */
class Speaker {
  readonly pongsMs: number[] = []
  #ping = 0
  readonly #pingedAtMs = new Map<number, number>()
  #frame = 0
  #spokenMs = 0
  #wasSpeaking = false

  constructor(readonly client: TurnClient) {
    client.onMessage((message, atMs) => {
      const sentMs = message.type === 'pong' ? this.#pingedAtMs.get(message.id) : undefined
      if (sentMs !== undefined) this.pongsMs.push(atMs - sentMs)
    })
  }

  tick(): void {
    const { turn } = this.client
    const atMs = this.#frame * frameMs
    const isSpeaking = atMs % (speechMs + pauseMs) < speechMs
    if (isSpeaking) this.#spokenMs += frameMs
    if (isSpeaking !== this.#wasSpeaking) {
      const kind = isSpeaking ? 'started' : 'ended'
      this.client.send({ type: 'speech', turn, take: 1, kind, atMs, speechMs: this.#spokenMs })
    }
    this.#wasSpeaking = isSpeaking
    const samples = isSpeaking ? frame : new Int16Array(640)
    this.client.socket.send(encodeMicrophoneFrame({ turn, take: 1, atMs, samples }))
    this.#frame += 1
    if (this.#frame % 25 === 0) this.#sendPing()
  }

  #sendPing(): void {
    this.#ping += 1
    this.#pingedAtMs.set(this.#ping, performance.now())
    this.client.send({ type: 'ping', id: this.#ping, lastSeq: this.client.lastSeq, networkQuality: 'good' })
  }
}

const readLoop = (file: string): { readonly p95Ms: number; readonly maxMs: number } =>
  JSON.parse(readFileSync(file, 'utf8'))

/** Lets `count` candidates speak at once. Each has its own timing offset, as browsers have. */
export const measureListening = async (
  { url, linkId, pid, probeFile }: Load,
  count: number,
  seconds: number,
): Promise<ListeningResult> => {
  const speakers: Speaker[] = []
  for (let index = 0; index < count; index += 1) {
    const client = new TurnClient(url, await startSession(url, linkId, 'chat'))
    await client.open('audio')
    speakers.push(new Speaker(client))
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  for (const { client } of speakers) client.send({ type: 'played', seq: client.lastSeq, isOver: true })
  const before = processorTimeMs(pid).ownMs
  const own = process.cpuUsage()
  const startMs = performance.now()
  const loops: { readonly p95Ms: number; readonly maxMs: number }[] = []
  const watch = setInterval(() => loops.push(readLoop(probeFile)), 1_000)
  const run = async (speaker: Speaker, index: number): Promise<void> => {
    for (let beat = 0; beat < (seconds * 1000) / frameMs; beat += 1) {
      const dueMs = startMs + (index / count) * frameMs + beat * frameMs
      const waitMs = dueMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      speaker.tick()
    }
  }
  await Promise.all(speakers.map(run))
  clearInterval(watch)
  const spentMs = performance.now() - startMs
  const usage = process.cpuUsage(own)
  const serverCores = (processorTimeMs(pid).ownMs - before) / spentMs
  // Waits for late pongs, so that they count as late and not as missing.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const lost = speakers.filter(({ client }) => client.isOver).length
  for (const { client } of speakers) client.close()
  return {
    sessions: count,
    lost,
    pongsMs: speakers.flatMap(({ pongsMs }) => pongsMs),
    loopP95Ms: percentiles(loops.map(({ p95Ms }) => p95Ms)).p95,
    loopMaxMs: percentiles(loops.map(({ maxMs }) => maxMs)).max,
    serverCores,
    generatorCores: (usage.user + usage.system) / 1000 / spentMs,
  }
}
