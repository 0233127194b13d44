import { type FakeSpeechServer, startFakeLanguageServer, startFakeSpeechServer } from '@candor/ai/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleTexts } from '../../packages/ai/src/provider-check/speech-samples'
import { OptionError, readDoctorOptions } from './options'
import { runDoctor } from './run-doctor'

const options = { runs: 1, timeoutMs: 20_000, withExam: false }
/** Neither the voice of this machine nor anything else is used unless a test configures it. */
const quiet = { NODE_ENV: 'test', VOICE: 'off' }
const closers: (() => Promise<void>)[] = []

let speech: FakeSpeechServer
beforeEach(async () => {
  speech = await startFakeSpeechServer({
    apiKey: 'right',
    scripts: { en: [{ text: sampleTexts.en }], vi: [{ text: sampleTexts.vi }] },
  })
  closers.push(speech.close)
})
afterAll(() => Promise.all(closers.map((close) => close())))

async function run(settings: Record<string, string>, more = {}) {
  const lines: string[] = []
  const works = await runDoctor({ ...quiet, ...settings }, { ...options, ...more }, (text) => lines.push(text))
  return { works, report: lines.join('\n') }
}

const speechSettings = (key: string) => ({
  STT_BASE_URL: speech.baseUrl,
  STT_API_KEY: key,
  TTS_BASE_URL: speech.baseUrl,
  TTS_API_KEY: key,
  VOICE: 'auto',
})

describe('npm run doctor', () => {
  it('works without anything configured, and says what that means for candidates', async () => {
    const { works, report } = await run({})
    expect(works).toBe(true)
    expect(report).toContain('Speech recognition: not configured')
    expect(report).toContain('Other candidates type their answers.')
    expect(report).toContain('Voice: not configured')
    expect(report).toContain('Language model: not configured')
    expect(speech.calls).toEqual([])
  })

  it('proves recognition and voice over the wire, with price, latency and word error rates', async () => {
    const { works, report } = await run({ ...speechSettings('right'), STT_USD_PER_MINUTE: '0.006' })
    expect(works).toBe(true)
    expect(report).toContain('English     ok, word error rate 0.0%')
    expect(report).toContain('Vietnamese  ok, word error rate 0.0%')
    expect(report).toMatch(/latency {5}n 2, p50 \d+ ms, p95 \d+ ms, max \d+ ms/u)
    expect(report).toContain('0.006 US dollars per minute')
    expect(report).toContain('unknown (TTS_USD_PER_MCHAR not set)')
    expect(report).toContain('All that is configured works.')
  })

  it('fails for a wrong key, names the setting, and prints neither key nor address', async () => {
    const { works, report } = await run(speechSettings('a-wrong-key'))
    expect(works).toBe(false)
    expect(report).toContain('The key was refused. (status 401)')
    expect(report).toContain('Set STT_API_KEY to a key that the provider accepts.')
    expect(report).toContain('Set TTS_API_KEY to a key that the provider accepts.')
    expect(report).not.toMatch(/a-wrong-key|127\.0\.0\.1/u)
  })

  it('says how to run the exam of a model, and does not run it by itself', async () => {
    const server = await startFakeLanguageServer({
      answer: ({ prompt }) => {
        const isEnglish = prompt.includes('supplier')
        return JSON.stringify({ language: isEnglish ? 'en' : 'vi', apologized: !isEnglish })
      },
    })
    closers.push(server.close)
    const baseUrl = server.baseUrls['openai-compatible']
    const { works, report } = await run({
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'm',
      LLM_BASE_URL: baseUrl,
    })
    expect(works).toBe(true)
    expect(report).toContain('Exam of the model: not run.')
    expect(server.calls).toHaveLength(2)
  })
})

describe('readDoctorOptions', () => {
  it('has defaults and reads what is given', () => {
    expect(readDoctorOptions([])).toEqual({ runs: 3, timeoutMs: 30_000, withExam: false })
    expect(readDoctorOptions(['--runs', '10', '--timeout', '5', '--exam'])).toEqual({
      runs: 10,
      timeoutMs: 5_000,
      withExam: true,
    })
  })

  it.each([[['--runs', '0']], [['--runs', '51']], [['--timeout', 'x']], [['--what']], [['word']]])(
    'refuses %j with the usage',
    (given) => {
      expect(() => readDoctorOptions(given)).toThrow(OptionError)
      expect(() => readDoctorOptions(given)).toThrow('npm run doctor')
    },
  )
})
