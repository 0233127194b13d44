import { audioContext } from '../audio-context'
import { keepAudioAwake } from '../keep-audio-awake'
import { type DetectorKind, type DetectorSession, loadDetector } from './detector-client'
import { openSoundSource, type SoundSource } from './sound-source'
import type { SkippedEngine, SkipReason, SpeechDetector, SpeechDetectorOptions, SpeechEngine } from './speech-detector'
import { createSpeechTracker, type SpeechTracker } from './speech-tracker'

/** If no frame arrives for this long during speech, the sound source has stopped, and speech ends. */
const SILENT_SOURCE_MS = 1500
const detectors: readonly DetectorKind[] = ['silero', 'webrtc']

const createDisabledDetector = (skipped: readonly SkippedEngine[]): SpeechDetector => ({
  engine: 'none',
  skipped,
  hasPcm: false,
  speechMs: () => 0,
  restart: () => {},
  close: () => {},
})

/** Calls back if it was not reset in time. */
function createWatchdog(onTimeout: () => void) {
  let timer = setTimeout(onTimeout, SILENT_SOURCE_MS)
  return {
    reset: () => {
      clearTimeout(timer)
      timer = setTimeout(onTimeout, SILENT_SOURCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

interface EngineDeps {
  options: SpeechDetectorOptions
  tracker: SpeechTracker
  source: SoundSource
  sampleRate: number
}

/** Manages the active engine and its replacement when it stops. */
function createEngines({ options, tracker, source, sampleRate }: EngineDeps) {
  const skipped: SkippedEngine[] = []
  let engine: SpeechEngine | 'none' = options.engine === 'auto' || options.engine === 'energy' ? 'energy' : 'none'
  let session: DetectorSession | null = null
  let isClosed = false

  tracker.setEngine(engine)
  const use = (next: SpeechEngine | 'none') => {
    tracker.setEngine(next)
    if (engine === next) return
    engine = next
    options.onEngine?.(next)
  }
  const drop = () => {
    if (session === null) return
    source.toDetector?.(null)
    session.stop()
    session = null
  }
  const skip = (kind: DetectorKind, reason: SkipReason) => skipped.push({ engine: kind, reason })

  /** True: the engine is active. */
  const tryEngine = async (kind: DetectorKind): Promise<boolean> => {
    if (source.toDetector === null) {
      skip(kind, 'noWorklet')
      return false
    }
    const client = await loadDetector(kind).catch(() => null)
    if (client === null || isClosed) {
      if (!isClosed) skip(kind, 'notLoaded')
      return false
    }
    const onLost = (reason: SkipReason) => {
      drop()
      skip(kind, reason)
      use(options.engine === 'auto' ? 'energy' : 'none')
      void chooseFrom(detectors.slice(detectors.indexOf(kind) + 1))
    }
    session = client.listen(
      ({ endFrame, rms, probability }) =>
        tracker.judged({ soundEndMs: (endFrame / sampleRate) * 1000, rms, probability }),
      onLost,
    )
    source.toDetector(session.port)
    use(kind)
    return true
  }
  const chooseFrom = async (kinds: readonly DetectorKind[]): Promise<void> => {
    for (const kind of kinds) {
      const isAsked = options.engine === 'auto' || options.engine === kind
      if (isClosed || (isAsked && (await tryEngine(kind)))) return
    }
  }
  return {
    passedOver: skipped,
    engine: () => engine,
    choose: () => chooseFrom(detectors),
    close: () => {
      isClosed = true
      drop()
    },
  }
}

/**
 * Detects speech on a stream that is also used elsewhere. Never rejects: if no engine works, the engine is `none`.
 * `auto` starts at once by loudness and switches to Silero once that is loaded, or to WebRTC's detector if that fails;
 * any other engine resolves when it is ready.
 */
export async function openSpeechDetector(options: SpeechDetectorOptions): Promise<SpeechDetector> {
  const context = audioContext()
  if (context === null) return createDisabledDetector([])
  const releaseAudio = keepAudioAwake(context)
  const tracker = createSpeechTracker(options, () => context.currentTime * 1000)
  const watchdog = createWatchdog(tracker.endSpeech)
  const source = await openSoundSource(context, options.stream, {
    onLevel: (level) => {
      watchdog.reset()
      tracker.level(level)
    },
    onPcm: options.onPcm === undefined ? null : tracker.pcm,
  })
  if (source === null) {
    watchdog.stop()
    releaseAudio()
    return createDisabledDetector([])
  }
  const engines = createEngines({ options, tracker, source, sampleRate: context.sampleRate })
  const chosen = engines.choose()
  if (options.engine !== 'auto') await chosen
  return {
    get engine() {
      return engines.engine()
    },
    get skipped() {
      return [...engines.passedOver]
    },
    hasPcm: source.toDetector !== null && options.onPcm !== undefined,
    speechMs: tracker.speechMs,
    restart: (speechMs = 0) => tracker.restart(speechMs),
    close: () => {
      watchdog.stop()
      engines.close()
      source.close()
      releaseAudio()
    },
  }
}
