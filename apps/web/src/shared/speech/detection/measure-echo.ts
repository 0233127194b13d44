import { audioContext, wakeAudio } from '../audio-context'
import { createLevel, type LevelOutlet } from '../level-source'
import { analyzeEcho, type EchoMeasure, type EchoSample } from './analyze-echo'
import { openSoundSource } from './sound-source'

/** How long the background noise is measured before playing, and the echo afterwards. */
const ROOM_MS = 700
const TAIL_MS = 400
const DEFAULT_STEP_MS = 32

interface EchoOptions {
  stream: MediaStream
  /** Plays a pattern and reports its loudness to `level`, as `speak` does. Sound that does not follow it is no echo. */
  play: (level: LevelOutlet) => Promise<unknown>
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Measures the echo of this device. Null: sound input or output is missing. Stores nothing. */
export async function measureEcho({ stream, play }: EchoOptions): Promise<EchoMeasure | null> {
  const context = audioContext()
  if (context === null || !(await wakeAudio())) return null
  const level = createLevel()
  const room: number[] = []
  const samples: EchoSample[] = []
  let isPlaying = false
  let lastMs: number | null = null
  const steps: number[] = []
  const source = await openSoundSource(context, stream, {
    onLevel: ({ soundEndMs, rms }) => {
      if (lastMs !== null) steps.push(soundEndMs - lastMs)
      lastMs = soundEndMs
      if (isPlaying) samples.push({ recorded: rms, played: level.get() })
      else room.push(rms)
    },
    onPcm: null,
  })
  if (source === null) return null
  try {
    await wait(ROOM_MS)
    isPlaying = true
    await play(level)
    await wait(TAIL_MS)
  } finally {
    source.close()
  }
  if (room.length === 0 || samples.length === 0) return null
  const stepMs = steps.length === 0 ? DEFAULT_STEP_MS : steps.reduce((sum, step) => sum + step, 0) / steps.length
  return analyzeEcho(room, samples, stepMs)
}
