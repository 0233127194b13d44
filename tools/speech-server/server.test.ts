import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOpenAiSpeechToText, type SpeechToText } from '@candor/ai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Running = { readonly child: ChildProcess; readonly baseUrl: string }

const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGTERM')
})

/** Starts the server as its user would, and takes the address it prints. */
function start(...args: readonly string[]): Promise<Running> {
  const path = new URL('./server.mjs', import.meta.url).pathname
  const child = spawn(process.execPath, [path, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (line: Buffer) => resolve({ child, baseUrl: line.toString().trim() }))
    child.once('exit', (code) => reject(new Error(`the speech server ended with ${code}`)))
  })
}

function recognizer({ baseUrl }: Running): SpeechToText {
  return createOpenAiSpeechToText({ baseUrl, model: 'pocketsphinx-en-us', languages: ['en'], maxAttempts: 1 })
}

function wav(seconds: number, rateHz = 16_000): Uint8Array {
  const bytes = Buffer.alloc(44 + seconds * rateHz * 2)
  bytes.write('RIFF\0\0\0\0WAVEfmt ')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rateHz, 24)
  bytes.writeUInt32LE(rateHz * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(seconds * rateHz * 2, 40)
  for (let at = 44; at < bytes.length; at += 2) bytes.writeInt16LE(Math.round(Math.sin(at / 9) * 8_000), at)
  return bytes
}

/** Words substituted, left out or added, for each word that was spoken. */
function wordErrorRate(spoken: string, recognized: string): number {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z' ]/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
  const [truth, guess] = [fold(spoken), fold(recognized)]
  let row = guess.map((_, index) => index + 1)
  truth.forEach((word, index) => {
    let diagonal = index
    let left = index + 1
    row = row.map((above, column) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (guess[column] === word ? 0 : 1))
      diagonal = above
      left = cost
      return cost
    })
  })
  return (row.at(-1) ?? truth.length) / truth.length
}

const has = (command: string) => spawnSync(command, ['-version'], { stdio: 'ignore' }).error === undefined
const isMissing = !has('flite') || !has('pocketsphinx_continuous')

describe.skipIf(isMissing)(
  'real speech (skipped where flite or pocketsphinx is not installed: apt-get install flite pocketsphinx pocketsphinx-en-us)',
  () => {
    const spoken =
      'I led the payments team for three years. We moved the service to a new database without any downtime.'
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'candor-speech-test-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    it('recognizes speech of flite through the adapter, with increasing word times inside the audio', async () => {
      const path = join(folder, 'spoken.wav')
      execFileSync('flite', ['-voice', 'rms', '-t', spoken, '-o', path])
      const running = await start()
      const audio = { bytes: await readFile(path), mime: 'audio/wav' }
      const { text, words, segments, durationMs } = await recognizer(running).transcribe({ audio, language: 'en' })
      expect(wordErrorRate(spoken, text)).toBeLessThanOrEqual(0.25)
      expect(words?.map((word) => word.text).join(' ')).toBe(text)
      const starts = words?.map((word) => word.startMs) ?? []
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      expect(words?.every(({ startMs, endMs }) => startMs < endMs && endMs <= (durationMs ?? 0))).toBe(true)
      expect(segments.length).toBeGreaterThan(0)
    }, 30_000)

    it('recognizes no words in silence', async () => {
      const audio = { bytes: wav(3).map((byte, index) => (index < 44 ? byte : 0)), mime: 'audio/wav' }
      const { text, segments } = await recognizer(await start()).transcribe({ audio, language: 'en' })
      expect([text, segments]).toEqual(['', []])
    }, 30_000)
  },
)

describe('the measure of the test above', () => {
  it('counts wrong, missing and added words', () => {
    expect(wordErrorRate('one two three four', 'One, two; three four.')).toBe(0)
    expect(wordErrorRate('one two three four', 'one too three four')).toBe(0.25)
    expect(wordErrorRate('one two three four', 'one three four')).toBe(0.25)
    expect(wordErrorRate('one two three four', 'one two two three four')).toBe(0.25)
    expect(wordErrorRate('one two three four', '')).toBe(1)
  })
})

/** A script in place of pocketsphinx, so that these hold on any machine. */
describe('the speech server', () => {
  let folder = ''
  let running: Running
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-speech-test-'))
    const command = join(folder, 'sphinx')
    const lines = [
      'well for three years',
      ...['<s> 0.000 0.150 0.999100', 'well 0.160 0.290 0.84', '<sil> 0.300 0.400 0.9', '[NOISE] 0.400 0.500 0.9'],
      ...['++UH++ 0.50 0.60 0.9', 'for(3) 0.600 0.780 0.578126', '</s> 0.790 1.200 1.000000', 'years'],
      ...[
        '<s> 2.000 2.050 0.9',
        'years(2) 2.060 2.500 1.000100',
        '</s> 2.510 2.900 1.0',
        '<s> 2.95 2.96 1.0',
        '</s> 2.97 2.98 1.0',
      ],
    ]
    await writeFile(command, `#!/bin/sh\ncat <<'END'\n${lines.join('\n')}\nEND\n`)
    await chmod(command, 0o755)
    running = await start('--command', command)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('gives words without noises and pronunciation marks, and a segment for each utterance', async () => {
    const audio = { bytes: wav(3), mime: 'audio/wav' }
    const transcript = await recognizer(running).transcribe({ audio, language: 'en' })
    expect(transcript).toMatchObject({ text: 'well for years', durationMs: 3_000 })
    expect(transcript.words).toEqual([
      { text: 'well', startMs: 160, endMs: 290, confidence: 0.84 },
      { text: 'for', startMs: 600, endMs: 780, confidence: 0.578126 },
      { text: 'years', startMs: 2_060, endMs: 2_500, confidence: 1 },
    ])
    expect(transcript.segments).toEqual([
      { text: 'well for', startMs: 0, endMs: 1_200, noSpeechProbability: null },
      { text: 'years', startMs: 2_000, endMs: 2_900, noSpeechProbability: null },
    ])
  })

  async function fetchStatus(body: string | FormData, headers: Readonly<Record<string, string>> = {}) {
    const response = await fetch(`${running.baseUrl}/audio/transcriptions`, { method: 'POST', body, headers })
    await response.text()
    return response.status
  }

  function form(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}): FormData {
    const data = new FormData()
    data.append('file', new Blob([new Uint8Array(bytes)]), 'a.wav')
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    return data
  }

  it('refuses all but 16 kHz mono 16-bit WAV, and other languages and formats, with 400', async () => {
    expect(await fetchStatus(form(wav(1)))).toBe(200)
    expect(await fetchStatus(form(wav(1, 48_000)))).toBe(400)
    expect(await fetchStatus(form(wav(1).subarray(0, 30)))).toBe(400)
    expect(await fetchStatus(form(Buffer.from('OggS, not a WAV at all, but long enough for a header')))).toBe(400)
    expect(await fetchStatus(form(wav(1), { language: 'vi' }))).toBe(400)
    expect(await fetchStatus(form(wav(1), { response_format: 'srt' }))).toBe(400)
  })

  it('refuses broken forms with 400 and too large ones with 413', async () => {
    expect(await fetchStatus('not a form')).toBe(400)
    expect(await fetchStatus('--x\r\nbroken', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400)
    expect(await fetchStatus(new FormData())).toBe(400)
    expect(await fetchStatus(form(Buffer.alloc(26 * 1024 * 1024))).catch(() => 413)).toBe(413)
  })

  it('responds to other paths with 404', async () => {
    expect((await fetch(new URL('/elsewhere', running.baseUrl))).status).toBe(404)
  })
})
