import { audioContext, wakeAudio } from '../../speech/audio-context'

const NOTES_HZ = [523.25, 659.25, 783.99]
const NOTE_SECONDS = 0.28

/** Three soft notes through the chosen speaker; false where it could not be played. */
export async function playTestSound(speakerId: string | null): Promise<boolean> {
  const context = audioContext()
  if (context === null || !(await wakeAudio())) return false
  if (speakerId !== null && 'setSinkId' in context && typeof context.setSinkId === 'function') {
    try {
      await context.setSinkId(speakerId === 'default' ? '' : speakerId)
    } catch {
      return false
    }
  }
  NOTES_HZ.forEach((frequency, index) => {
    const startsAt = context.currentTime + index * NOTE_SECONDS * 0.7
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, startsAt)
    volume.gain.linearRampToValueAtTime(0.18, startsAt + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, startsAt + NOTE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(startsAt)
    tone.stop(startsAt + NOTE_SECONDS)
  })
  return true
}
