import { audioContext } from '../audio-context'
import { keepAudioAwake } from '../keep-audio-awake'
import { type DetectorKind, type DetectorSession, loadDetector } from './detector-client'
import { openSoundSource, type SoundSource } from './sound-source'
import type { PassedOver, PassedOverReason, SpeechEngine, SpeechSense, SpeechSenseWish } from './speech-detector'
import { createHearing, type Hearing } from './speech-tracker'

/** Nothing heard for so long while somebody spoke: the sound has stopped, and with it the speech. */
const SILENT_SOURCE_MS = 1500
const detectors: readonly DetectorKind[] = ['silero', 'webrtc']

const deaf = (passedOver: readonly PassedOver[]): SpeechSense => ({
  engine: 'none',
  passedOver,
  hasPcm: false,
  speechMs: () => 0,
  restart: () => {},
  close: () => {},
})

/** Sounds an alarm when it was not wound up for too long. */
function createDeadMan(onDead: () => void) {
  let timer = setTimeout(onDead, SILENT_SOURCE_MS)
  return {
    wind: () => {
      clearTimeout(timer)
      timer = setTimeout(onDead, SILENT_SOURCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

interface Ear {
  wish: SpeechSenseWish
  hearing: Hearing
  source: SoundSource
  sampleRate: number
}

/** Which engine listens, and what takes its place when it stops. */
function createEngines({ wish, hearing, source, sampleRate }: Ear) {
  const passedOver: PassedOver[] = []
  let engine: SpeechEngine | 'none' = wish.engine === 'auto' || wish.engine === 'energy' ? 'energy' : 'none'
  let session: DetectorSession | null = null
  let isClosed = false

  hearing.use(engine)
  const use = (next: SpeechEngine | 'none') => {
    hearing.use(next)
    if (engine === next) return
    engine = next
    wish.onEngine?.(next)
  }
  const drop = () => {
    if (session === null) return
    source.toDetector?.(null)
    session.stop()
    session = null
  }
  const passOver = (kind: DetectorKind, reason: PassedOverReason) => passedOver.push({ engine: kind, reason })

  /** True: it listens. */
  const take = async (kind: DetectorKind): Promise<boolean> => {
    if (source.toDetector === null) {
      passOver(kind, 'noWorklet')
      return false
    }
    const client = await loadDetector(kind).catch(() => null)
    if (client === null || isClosed) {
      if (!isClosed) passOver(kind, 'notLoaded')
      return false
    }
    const lost = (reason: PassedOverReason) => {
      drop()
      passOver(kind, reason)
      use(wish.engine === 'auto' ? 'energy' : 'none')
      void chooseFrom(detectors.slice(detectors.indexOf(kind) + 1))
    }
    session = client.listen(
      ({ endFrame, rms, probability }) =>
        hearing.judged({ soundEndMs: (endFrame / sampleRate) * 1000, rms, probability }),
      lost,
    )
    source.toDetector(session.port)
    use(kind)
    return true
  }
  const chooseFrom = async (kinds: readonly DetectorKind[]): Promise<void> => {
    for (const kind of kinds) {
      const isAsked = wish.engine === 'auto' || wish.engine === kind
      if (isClosed || (isAsked && (await take(kind)))) return
    }
  }
  return {
    passedOver,
    engine: () => engine,
    choose: () => chooseFrom(detectors),
    close: () => {
      isClosed = true
      drop()
    },
  }
}

/**
 * Listens to whether somebody speaks, on a stream that others use as well. Never rejects: where nothing can listen the engine is
 * `none`. `auto` listens at once by loudness and goes over to Silero when that is loaded, to WebRTC's detector where it can't be;
 * any other engine resolves when it listens.
 */
export async function openSpeechSense(wish: SpeechSenseWish): Promise<SpeechSense> {
  const context = audioContext()
  if (context === null) return deaf([])
  const sleepAgain = keepAudioAwake(context)
  const hearing = createHearing(wish, () => context.currentTime * 1000)
  const deadMan = createDeadMan(hearing.breakOff)
  const source = await openSoundSource(context, wish.stream, {
    onLevel: (level) => {
      deadMan.wind()
      hearing.level(level)
    },
    onPcm: wish.onPcm === undefined ? null : hearing.pcm,
  })
  if (source === null) {
    deadMan.stop()
    sleepAgain()
    return deaf([])
  }
  const engines = createEngines({ wish, hearing, source, sampleRate: context.sampleRate })
  const chosen = engines.choose()
  if (wish.engine !== 'auto') await chosen
  return {
    get engine() {
      return engines.engine()
    },
    get passedOver() {
      return [...engines.passedOver]
    },
    hasPcm: source.toDetector !== null && wish.onPcm !== undefined,
    speechMs: hearing.speechMs,
    restart: (speechMs = 0) => hearing.restart(speechMs),
    close: () => {
      deadMan.stop()
      engines.close()
      source.close()
      sleepAgain()
    },
  }
}
