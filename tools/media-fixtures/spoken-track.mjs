import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const sampleRateHz = 48_000

const pauses = { leadMs: 1_000, betweenSentencesMs: 500, betweenAnswersMs: 3_000, tailMs: 2_000 }
/** Long enough to be taken for the end of an answer: what a candidate of a hands-free interview sounds like, played again and again. */
const listeningMs = 8_000

/** flite's voice `rms` is the one that the recognizer understands best; espeak-ng is the only one with Vietnamese. */
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

const bytesOf = (ms) => Math.round((ms / 1000) * sampleRateHz) * 2
const msOf = (bytes) => Math.round((bytes / 2 / sampleRateHz) * 1000)

/** Sound that grows at its end and knows how long it is. */
class Track {
  parts = []
  sizeBytes = 0

  add(part) {
    const startMs = msOf(this.sizeBytes)
    this.parts.push(part)
    this.sizeBytes += part.length
    return { startMs, endMs: msOf(this.sizeBytes) }
  }

  pause(ms) {
    this.add(Buffer.alloc(bytesOf(ms)))
  }

  /** With a breath of noise (about -72 dBFS): no microphone is digitally silent. Always the same noise. */
  wav() {
    const samples = Buffer.concat(this.parts)
    let seed = 1
    for (let at = 0; at < samples.length; at += 2) {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
      const noisy = samples.readInt16LE(at) + ((seed >>> 16) % 29) - 14
      samples.writeInt16LE(Math.max(-32_768, Math.min(32_767, noisy)), at)
    }
    return Buffer.concat([header(samples.length), samples])
  }
}

function header(dataBytes) {
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

function trackOf(language, spoken, tailMs = pauses.tailMs) {
  const track = new Track()
  track.pause(pauses.leadMs)
  const answers = spoken.map(({ answer, sounds }, index) => {
    if (index > 0) track.pause(pauses.betweenAnswersMs)
    return addAnswer(track, answer, sounds)
  })
  track.pause(tailMs)
  return { wav: track.wav(), truth: { language, durationMs: msOf(track.sizeBytes), answers } }
}

/**
 * All answers of a language on one track, and each on a track of its own, with the truth about what is said when.
 * Chromium starts a fake microphone's file when the page opens the microphone, and plays it again at its end unless the
 * path ends in `%noloop`.
 */
export function speakAnswers(language, answers) {
  const spoken = answers.map((answer) => ({
    answer,
    sounds: answer.sentences.map((text) => speak(language, text)),
  }))
  return [
    { name: `answers-${language}.wav`, ...trackOf(language, spoken) },
    ...spoken.map((one) => ({ name: `answer-${language}-${one.answer.id}.wav`, ...trackOf(language, [one]) })),
    { name: `hands-free-${language}.wav`, ...trackOf(language, spoken.slice(0, 1), listeningMs) },
  ]
}
