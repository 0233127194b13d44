import { wakeAudio } from '../../speech/audio-context'
import { voiceOutput } from '../../speech/voice-output'

const NOTES_HZ = [523.25, 659.25, 783.99]
const NOTE_SECONDS = 0.28

/** Plays three soft notes through the interviewer's audio output. False: they could not be played. */
export async function playTestSound(): Promise<boolean> {
  const output = (await wakeAudio()) ? voiceOutput() : null
  if (output === null) return false
  const { context, input } = output
  NOTES_HZ.forEach((frequency, index) => {
    const startsAt = context.currentTime + index * NOTE_SECONDS * 0.7
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, startsAt)
    volume.gain.linearRampToValueAtTime(0.18, startsAt + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + NOTE_SECONDS)
    tone.connect(volume).connect(input)
    tone.start(startsAt)
    tone.stop(startsAt + NOTE_SECONDS)
  })
  return true
}
