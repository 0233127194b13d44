import { audioContext } from '../audio-context'
import { followNode, toLoudness } from '../follow-level'
import type { LevelOutlet } from '../level-source'

/** Lengths of the sounds and pauses. Irregular, so that other sounds don't match the rhythm. */
const SOUNDS_MS = [180, 320, 140, 260, 420, 160, 300]
const PAUSES_MS = [220, 140, 380, 180, 260, 420, 300]
const VOLUME = 0.25
const RAMP_SECONDS = 0.02
/** In the main frequency range of a voice, so that voice processing lets it pass. */
const PITCHES_HZ = [220, 330, 440, 660]

/** Plays a few soft sounds of uneven length for about four seconds and reports their loudness. */
export async function playEchoPattern(level: LevelOutlet): Promise<void> {
  const context = audioContext()
  if (context === null) return
  const volume = context.createGain()
  volume.gain.value = 0
  volume.connect(context.destination)
  const tones = PITCHES_HZ.map((frequency) => new OscillatorNode(context, { frequency, type: 'triangle' }))
  const share = new GainNode(context, { gain: 1 / PITCHES_HZ.length })
  for (const tone of tones) tone.connect(share)
  share.connect(volume)
  let at = context.currentTime + 0.05
  for (const [index, soundMs] of SOUNDS_MS.entries()) {
    volume.gain.setTargetAtTime(VOLUME, at, RAMP_SECONDS)
    volume.gain.setTargetAtTime(0, at + soundMs / 1000, RAMP_SECONDS)
    at += (soundMs + (PAUSES_MS[index] ?? 0)) / 1000
  }
  const still = followNode(volume, context, (rms) => level.set(toLoudness(rms)))
  for (const tone of tones) {
    tone.start()
    tone.stop(at)
  }
  const seconds = at - context.currentTime
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  still()
  level.set(0)
  volume.disconnect()
}
