import { applySpeaker } from '../media/devices/speaker-output'
import { audioContext } from './audio-context'

/** The output of the interviewer's sound. */
export interface VoiceOutput {
  context: AudioContext
  input: AudioNode
}

let shared: { output: VoiceOutput; audio: HTMLAudioElement } | null = null

/**
 * Plays the context's stream through an element, because every browser removes an element's sound from the microphone
 * (echo cancellation), but not every browser does so for a context's. If the element may not play, the context does.
 */
function createOutput(context: AudioContext): { output: VoiceOutput; audio: HTMLAudioElement } {
  const input = context.createGain()
  const stream = context.createMediaStreamDestination()
  input.connect(stream)
  const audio = new Audio()
  audio.srcObject = stream.stream
  void applySpeaker(audio)
  return { output: { context, input }, audio }
}

async function play({ output, audio }: { output: VoiceOutput; audio: HTMLAudioElement }): Promise<void> {
  try {
    await audio.play()
    output.input.disconnect(output.context.destination)
  } catch {
    output.input.connect(output.context.destination)
  }
}

/** Call in the press that starts the interview: iOS lets an element play later only if it was started by one. */
export function unlockOutput(): void {
  const context = audioContext()
  if (context === null) return
  if (shared?.output.context !== context) shared = createOutput(context)
  void play(shared)
}

/** Null: the page's audio context does not run, so sound is played by a separate element. */
export function voiceOutput(): VoiceOutput | null {
  const context = audioContext()
  if (context === null || context.state !== 'running') return null
  if (shared?.output.context !== context) {
    shared = createOutput(context)
    void play(shared)
  } else if (shared.audio.paused) void play(shared)
  return shared.output
}
