import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEspeakTextToSpeech, detectEspeak } from '../providers/espeak/espeak-text-to-speech'
import { appendSilence, joinWavs, readMonoSamples, writePcmWav } from './pcm-wav'
import { joinMp3s, markSpeech, readSpeechMark } from './speech-mark'
import { fixWavSizes, readWav } from './wav'

const run = promisify(execFile)
const trained = {
  digitalSourceType: 'trainedAlgorithmicMedia',
  generator: 'openai-compatible/"tts" & <1>/Linh',
} as const
const vocabulary = 'http://cv.iptc.org/newscodes/digitalsourcetype'
const tone = writePcmWav(
  Int16Array.from({ length: 16_000 }, (_, at) => Math.round(Math.sin(at / 8) * 8_000)),
  16_000,
)

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'speech-mark-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

async function probeTags(bytes: Uint8Array, name: string): Promise<Record<string, string>> {
  const path = join(directory, name)
  await writeFile(path, bytes)
  const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', 'format_tags', '-of', 'json', path])
  return JSON.parse(stdout).format.tags
}

async function encodeMp3(wav: Uint8Array): Promise<Uint8Array> {
  const [from, to] = [join(directory, 'from.wav'), join(directory, 'to.mp3')]
  await writeFile(from, wav)
  await run('ffmpeg', ['-v', 'error', '-y', '-i', from, to])
  return new Uint8Array(await readFile(to))
}

describe('the mark of synthetic speech', () => {
  it('is read back from a WAV, and the sound is the same', () => {
    const marked = markSpeech(tone, trained)
    expect(readSpeechMark(marked)).toEqual(trained)
    expect(readMonoSamples(marked)).toEqual(readMonoSamples(tone))
    expect(readWav(marked)?.durationMs).toBe(1_000)
  })

  it('is not found in sound without one, nor with a term that is not in the vocabulary', () => {
    expect(readSpeechMark(tone)).toBeNull()
    expect(readSpeechMark(new Uint8Array())).toBeNull()
    const other = Buffer.from(markSpeech(tone, trained)).toString('latin1').replaceAll('trainedAlgo', 'trickedAlgo')
    expect(readSpeechMark(Buffer.from(other, 'latin1'))).toBeNull()
  })

  it('survives a pause behind a part, the joining of parts, and the repair of sizes', () => {
    const marked = markSpeech(tone, trained)
    const longer = appendSilence(marked, 120)
    expect(readSpeechMark(longer)).toEqual(trained)
    expect(readSpeechMark(joinWavs([longer, marked]) ?? tone)).toEqual(trained)
    expect(readSpeechMark(joinWavs([tone, marked]) ?? tone)).toEqual(trained)
    expect(readSpeechMark(fixWavSizes(marked))).toEqual(trained)
    expect(readSpeechMark(appendSilence(tone, 120))).toBeNull()
  })

  it('is in real speech of espeak-ng, after our own conversions, for ffprobe and for our reader', async () => {
    const espeak = await detectEspeak()
    expect(espeak).not.toBeNull()
    const voice = createEspeakTextToSpeech(espeak ?? {})
    const { audio } = await voice.synthesize({ text: 'Please go on.', language: 'en' })
    const joined = joinWavs([appendSilence(audio, 240), audio]) ?? new Uint8Array()
    const generator = `espeak-ng ${espeak?.version}/en-us`
    expect(readSpeechMark(joined)).toEqual({ digitalSourceType: 'algorithmicMedia', generator })
    expect(await probeTags(joined, 'joined.wav')).toMatchObject({
      comment: `Synthetic speech. Digital source type: ${vocabulary}/algorithmicMedia`,
      encoder: generator,
    })
  })

  it('is one tag in front of an MP3, also of several joined, for ffprobe and for our reader', async () => {
    const marked = markSpeech(await encodeMp3(tone), trained)
    const joined = joinMp3s([marked, marked])
    expect(readSpeechMark(joined)).toEqual(trained)
    expect(Buffer.from(joined).toString('latin1').split('ID3').length).toBe(2)
    expect(await probeTags(joined, 'joined.mp3')).toMatchObject({
      DigitalSourceType: `${vocabulary}/trainedAlgorithmicMedia`,
      Generator: trained.generator,
    })
    await run('ffmpeg', ['-v', 'error', '-xerror', '-i', join(directory, 'joined.mp3'), '-f', 'null', '-'])
  })
})
