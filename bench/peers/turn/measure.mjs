import { ReadableStream } from 'node:stream/web'
import { initializeLogger, llm, stt, tts, voice } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'

/**
 * Sets an agent up as the library's documentation does, in this process, without network, with providers that respond at once.
 * `measure.mjs <turns>` prints milliseconds from the commit of the user's turn to the agent's first sound, as JSON.
 */
const turns = Number(process.argv[2] ?? 500)
const hz = 24_000
initializeLogger({ pretty: false, level: 'silent' })

const sound = () => new AudioFrame(new Int16Array(hz / 50).fill(1_000), hz, 1, hz / 50)
const recognizer = { controller: null }

class NoRecognizer extends stt.STT {
  label = 'instant'
  constructor() {
    super({ streaming: true, interimResults: false })
  }
  async _recognize() {
    throw new Error('streams only')
  }
  stream() {
    throw new Error('the node takes its place')
  }
}
class NoModel extends llm.LLM {
  label() {
    return 'instant'
  }
  chat() {
    throw new Error('the node takes its place')
  }
}
class NoVoice extends tts.TTS {
  label = 'instant'
  constructor() {
    super(hz, 1, { streaming: true })
  }
  synthesize() {
    throw new Error('the node takes its place')
  }
  stream() {
    throw new Error('the node takes its place')
  }
}

class InstantAgent extends voice.Agent {
  async sttNode() {
    return new ReadableStream({
      start: (controller) => {
        recognizer.controller = controller
      },
    })
  }
  async llmNode() {
    return ReadableStream.from(['Thank you. What did you do next?'])
  }
  async ttsNode(text) {
    return new ReadableStream({
      async start(controller) {
        for await (const part of text) if (part !== '') controller.enqueue(sound())
        controller.close()
      },
    })
  }
}

class Microphone extends voice.AudioInput {
  constructor() {
    super()
    this.multiStream.addInputStream(new ReadableStream({ start: () => undefined }))
  }
}

class AudioSink extends voice.AudioOutput {
  onSound = () => undefined
  constructor() {
    super(hz)
  }
  async captureFrame(frame) {
    await super.captureFrame(frame)
    this.onSound()
  }
  flush() {
    super.flush()
    // Playback takes no time, so the next turn need not wait for it.
    setImmediate(() => this.onPlaybackFinished({ playbackPosition: 0.02, interrupted: false }))
  }
  clearBuffer() {}
}

const session = new voice.AgentSession({
  stt: new NoRecognizer(),
  llm: new NoModel(),
  tts: new NoVoice(),
  // The library waits 500 ms before it responds. Only its work is measured, so the delay is set to zero.
  turnHandling: { turnDetection: 'manual', endpointing: { minDelay: 0, maxDelay: 0 } },
})
const sink = new AudioSink()
session.input.audio = new Microphone()
session.output.audio = sink
await session.start({ agent: new InstantAgent({ instructions: 'Ask on.' }), record: false })

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const createTranscript = (text) => ({
  type: stt.SpeechEventType.FINAL_TRANSCRIPT,
  alternatives: [{ text, language: 'en', startTime: 0, endTime: 1, confidence: 1 }],
})

const runTurn = async (index) => {
  recognizer.controller.enqueue(createTranscript(`I led the project number ${index}.`))
  await wait(5)
  const soundAtMs = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no sound within 5 s')), 5_000)
    sink.onSound = () => {
      clearTimeout(timer)
      resolve(performance.now())
    }
  })
  const fromMs = performance.now()
  session.commitUserTurn()
  const ms = (await soundAtMs) - fromMs
  sink.onSound = () => undefined
  await wait(20)
  return ms
}

await wait(200)
const took = []
for (let index = -20; index < turns; index += 1) {
  const ms = await runTurn(index)
  if (index >= 0) took.push(ms)
}
process.stdout.write(`${JSON.stringify(took)}\n`)
process.exit(0)
