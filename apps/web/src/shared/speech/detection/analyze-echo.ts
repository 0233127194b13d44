/** Loudness of the microphone (root mean square) and of what was played at the same time, 0 to 1. */
export interface EchoSample {
  recorded: number
  played: number
}

export interface EchoMeasure {
  /** How much louder the microphone is during playback than without it. */
  echoDb: number
  roomDb: number
  /** How closely the microphone follows what is played, 0 to 1, and how much later. */
  likeness: number
  delayMs: number
  /** True: the microphone picks up the speakers, and headphones help. */
  isHigh: boolean
}

/** The longest delay through buffers, speaker, air and microphone. */
const MAX_DELAY_MS = 500
/** Below this level, nothing is being played. */
const PLAYING = 0.1
const HIGH_DB = 10
const HIGH_LIKENESS = 0.5
const SILENCE_RMS = 1e-5

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const getLoudnessDb = (values: readonly number[]): number =>
  10 * Math.log10(Math.max(SILENCE_RMS ** 2, mean(values.map((value) => value * value))))

/** Pearson correlation, -1 to 1. 0 if one series is constant. */
function correlation(first: readonly number[], second: readonly number[]): number {
  const [meanFirst, meanSecond] = [mean(first), mean(second)]
  let [both, squareOne, squareOther] = [0, 0, 0]
  for (const [index, value] of first.entries()) {
    const a = value - meanFirst
    const b = (second[index] ?? 0) - meanSecond
    both += a * b
    squareOne += a * a
    squareOther += b * b
  }
  return squareOne === 0 || squareOther === 0 ? 0 : both / Math.sqrt(squareOne * squareOther)
}

/**
 * A person who talks during the test is loud too, but an echo is loud and also follows the played sound. `room`: the
 * microphone's level before anything was played. `stepMs`: from one sample to the next.
 */
export function analyzeEcho(room: readonly number[], samples: readonly EchoSample[], stepMs: number): EchoMeasure {
  const heard = samples.map((sample) => sample.recorded)
  const played = samples.map((sample) => sample.played)
  let best = { likeness: 0, lag: 0 }
  for (let lag = 0; lag * stepMs <= MAX_DELAY_MS && lag < samples.length / 2; lag += 1) {
    const likeness = correlation(played.slice(0, played.length - lag), heard.slice(lag))
    if (likeness > best.likeness) best = { likeness, lag }
  }
  const whilePlaying = heard.filter((_, index) => (played[index - best.lag] ?? 0) >= PLAYING)
  const roomDb = getLoudnessDb(room)
  const echoDb = whilePlaying.length === 0 ? 0 : Math.max(0, getLoudnessDb(whilePlaying) - roomDb)
  return {
    echoDb: Math.round(echoDb * 10) / 10,
    roomDb: Math.round(roomDb * 10) / 10,
    likeness: Math.round(best.likeness * 100) / 100,
    delayMs: Math.round(best.lag * stepMs),
    isHigh: echoDb >= HIGH_DB && best.likeness >= HIGH_LIKENESS,
  }
}
