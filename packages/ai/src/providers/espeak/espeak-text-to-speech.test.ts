import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMonoSamples } from '../../audio/pcm-wav'
import { measureLoudestFrameDb } from '../../audio/wav'
import { textToSpeechChecks } from '../../conformance/text-to-speech-conformance'
import { createEspeakTextToSpeech, detectEspeak } from './espeak-text-to-speech'

const found = await detectEspeak()

const measureMeanDb = (audio: Uint8Array): number => {
  const samples = readMonoSamples(audio)?.samples ?? new Int16Array()
  return 20 * Math.log10(Math.sqrt(samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length) / 32_768)
}

describe.skipIf(found === null)('espeak-ng (skipped where it is not installed: apt-get install espeak-ng)', () => {
  const adapter = createEspeakTextToSpeech()

  for (const check of textToSpeechChecks) it(check.name, () => check.run(adapter))

  it('finds espeak and its version', () => {
    expect(found?.version).toMatch(/^1\.\d+/)
  })

  it('writes no file when the text looks like the option to write one', async () => {
    await adapter.synthesize({ text: '-w /tmp/candor-must-not-exist.wav', language: 'en' })
    expect(existsSync('/tmp/candor-must-not-exist.wav')).toBe(false)
  })

  it('speaks Vietnamese tones, with decomposed letters like composed ones', async () => {
    const text = 'Bạn hãy giới thiệu về bản thân.'
    const composed = await adapter.synthesize({ text: text.normalize('NFC'), language: 'vi' })
    const decomposed = await adapter.synthesize({ text: text.normalize('NFD'), language: 'vi' })
    // Compared by Buffer: a difference shown sample by sample would take the runner minutes.
    expect(Buffer.compare(decomposed.audio, composed.audio)).toBe(0)
    expect(composed.producedBy).toBe('espeak-ng/vi')
  })

  const text = { en: 'Please tell me about a project.', vi: 'Bạn hãy kể về một dự án.' }
  const choices = (['en', 'vi'] as const).flatMap((language) =>
    ['linh', 'an', 'minh', 'somebody else'].map((persona) => ({ language, persona })),
  )

  it('gives each persona its own voice, at the same loudness and without surrounding silence', async () => {
    const spoken = await Promise.all(
      choices.map(async (choice) => ({
        ...choice,
        ...(await adapter.synthesize({ ...choice, text: text[choice.language] })),
      })),
    )
    expect(new Set(spoken.map(({ producedBy }) => producedBy)).size).toBeGreaterThanOrEqual(7)
    expect(new Set(choices.map((choice) => adapter.describeVoice(choice))).size).toBeGreaterThanOrEqual(7)
    for (const { audio, durationMs, producedBy } of spoken) {
      const endMs = durationMs ?? 0
      expect(measureLoudestFrameDb(audio, 0, 60), `${producedBy} begins at once`).toBeGreaterThan(-40)
      expect(measureLoudestFrameDb(audio, endMs - 110, endMs), `${producedBy} ends at once`).toBeGreaterThan(-50)
      expect(Math.abs(measureMeanDb(audio) + 20.5), `${producedBy} at ${measureMeanDb(audio)} dB`).toBeLessThan(1.5)
    }
  })
})

/** A program in place of espeak-ng that notes its process id and then does as the test says. */
describe('a misbehaving speaker', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-espeak-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function writeFakeSpeaker(name: string, body: string): Promise<string> {
    const path = join(folder, name)
    await writeFile(path, `#!/bin/sh\necho $$ > ${path}.pid\n${body}\n`)
    await chmod(path, 0o755)
    return path
  }

  async function isAlive(command: string): Promise<boolean> {
    const pid = Number(await readFile(`${command}.pid`, 'utf8'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  }

  it('kills the process when the caller aborts', async () => {
    const command = await writeFakeSpeaker('slow', 'exec sleep 30')
    const stop = new AbortController()
    const call = createEspeakTextToSpeech({ command }).synthesize({
      text: 'Hello',
      language: 'en',
      signal: stop.signal,
    })
    setTimeout(() => stop.abort(), 150)
    await expect(call).rejects.toMatchObject({ code: 'aborted' })
    expect(await isAlive(command)).toBe(false)
  })

  it('kills the process at the deadline', async () => {
    const command = await writeFakeSpeaker('hang', 'exec sleep 30')
    const call = createEspeakTextToSpeech({ command, timeoutMs: 150 }).synthesize({ text: 'Hello', language: 'en' })
    await expect(call).rejects.toMatchObject({ code: 'timeout', retryable: true })
    expect(await isAlive(command)).toBe(false)
  })

  it('kills the process when it outputs more sound than requested', async () => {
    const command = await writeFakeSpeaker('endless', 'exec cat /dev/zero')
    const call = createEspeakTextToSpeech({ command, maxAudioBytes: 1_000_000 }).synthesize({
      text: 'Hi',
      language: 'en',
    })
    await expect(call).rejects.toMatchObject({ code: 'too_large' })
    expect(await isAlive(command)).toBe(false)
  })

  it('reports a process that fails, outputs no sound or is missing', async () => {
    const failing = createEspeakTextToSpeech({ command: await writeFakeSpeaker('fails', 'exit 3') })
    await expect(failing.synthesize({ text: 'Hi', language: 'en' })).rejects.toMatchObject({ code: 'unavailable' })
    const mute = createEspeakTextToSpeech({ command: await writeFakeSpeaker('mute', 'cat > /dev/null') })
    await expect(mute.synthesize({ text: 'Hi', language: 'en' })).rejects.toMatchObject({ code: 'bad_response' })
    const absent = createEspeakTextToSpeech({ command: join(folder, 'absent') })
    await expect(absent.synthesize({ text: 'Hi', language: 'en' })).rejects.toMatchObject({ code: 'unavailable' })
    expect(await detectEspeak({ command: join(folder, 'absent') })).toBeNull()
  })
})
