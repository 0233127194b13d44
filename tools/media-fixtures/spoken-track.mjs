import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sampleRateHz = 48_000

const pauses = { leadMs: 1_000, betweenSentencesMs: 500, betweenAnswersMs: 3_000, tailMs: 2_000 }
/** The silence after a hands-free answer, long enough to end it. The file plays in a loop. */
const listeningMs = 8_000

/** The recognizer works best with flite's voice `rms`. Only espeak-ng speaks Vietnamese. */
const speakers = {
  en: (text, path) => execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', path]),
  vi: (text, path) =>
    execFileSync('espeak-ng', ['-v', 'vi', '-s', '150', '-b', '1', '--stdin', '-w', path], { input: text }),
}

function speak(language, text) {
  const folder = mkdtempSync(join(tmpdir(), 'candor-fixture-'))
  try {
    const path = join(folder, 'sentence.wav')
    speakers[language](text, path)
    const raw = ['-f', 's16le', '-ac', '1', '-ar', String(sampleRateHz), '-']
    return execFileSync('ffmpeg', ['-v', 'error', '-i', path, ...raw], { maxBuffer: 64 * 1024 * 1024 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const convertToBytes = (ms) => Math.round((ms / 1000) * sampleRateHz) * 2
const convertToMs = (bytes) => Math.round((bytes / 2 / sampleRateHz) * 1000)

/** Sound to which parts are appended. */
class Track {
  parts = []
  sizeBytes = 0

  add(part) {
    const startMs = convertToMs(this.sizeBytes)
    this.parts.push(part)
    this.sizeBytes += part.length
    return { startMs, endMs: convertToMs(this.sizeBytes) }
  }

  pause(ms) {
    this.add(Buffer.alloc(convertToBytes(ms)))
  }

  /** Adds faint noise (about -72 dBFS), always the same, because no microphone is digitally silent. */
  wav() {
    const samples = Buffer.concat(this.parts)
    let seed = 1
    for (let at = 0; at < samples.length; at += 2) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      const noisy = samples.readInt16LE(at) + ((seed >>> 16) % 29) - 14
      samples.writeInt16LE(Math.max(-32_768, Math.min(32_767, noisy)), at)
    }
    return Buffer.concat([createHeader(samples.length), samples])
  }
}

function createHeader(dataBytes) {
  const bytes = Buffer.alloc(44)
  bytes.write('RIFF\0\0\0\0WAVEfmt ', 'latin1')
  bytes.writeUInt32LE(36 + dataBytes, 4)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(sampleRateHz, 24)
  bytes.writeUInt32LE(sampleRateHz * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(dataBytes, 40)
  return bytes
}

function addAnswer(track, answer, sounds) {
  const sentences = answer.sentences.map((text, index) => {
    if (index > 0) track.pause(pauses.betweenSentencesMs)
    return { text, ...track.add(sounds[index]) }
  })
  const [startMs, endMs] = [sentences[0].startMs, sentences.at(-1).endMs]
  return { id: answer.id, question: answer.question, text: answer.sentences.join(' '), startMs, endMs, sentences }
}

function createTrack(language, spoken, tailMs = pauses.tailMs) {
  const track = new Track()
  track.pause(pauses.leadMs)
  const answers = spoken.map(({ answer, sounds }, index) => {
    if (index > 0) track.pause(pauses.betweenAnswersMs)
    return addAnswer(track, answer, sounds)
  })
  track.pause(tailMs)
  return { wav: track.wav(), truth: { language, durationMs: convertToMs(track.sizeBytes), answers } }
}

/**
 * Speaks all answers of a language on one track, and each on its own track, with the times of every sentence. Chromium plays
 * the file from its start when the page opens the fake microphone, and repeats it unless the path ends in `%noloop`.
 */
export function speakAnswers(language, answers) {
  const spoken = answers.map((answer) => ({
    answer,
    sounds: answer.sentences.map((text) => speak(language, text)),
  }))
  return [
    { name: `answers-${language}.wav`, ...createTrack(language, spoken) },
    ...spoken.map((entry) => ({
      name: `answer-${language}-${entry.answer.id}.wav`,
      ...createTrack(language, [entry]),
    })),
    { name: `hands-free-${language}.wav`, ...createTrack(language, spoken.slice(0, 1), listeningMs) },
  ]
}
