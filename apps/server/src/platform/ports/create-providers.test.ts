import { builtinInterviewer, builtinSetAuthor, type ProviderUse } from '@candor/ai'
import {
  type FakeLanguageServer,
  type FakeSpeechServer,
  startFakeLanguageServer,
  startFakeSpeechServer,
} from '@candor/ai/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestClock } from '../../testing/test-deps'
import { readEnv } from '../settings/env'
import { createProviders } from './create-providers'

let models: FakeLanguageServer
let speech: FakeSpeechServer
beforeAll(async () => {
  models = await startFakeLanguageServer()
  speech = await startFakeSpeechServer()
})
afterAll(async () => {
  await models.close()
  await speech.close()
})

const asked = 'Which of those steps did you take on yourself?'
beforeEach(() => {
  models.setModes({ kind: 'says', text: JSON.stringify({ probe: true, kind: 'role', text: asked }) })
  speech.setModes({ kind: 'ok' })
})

const modelEnv = () => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: models.baseUrls['openai-compatible'],
  LLM_MODEL: 'm',
  LLM_API_KEY: 'secret',
})

function open(source: Record<string, string>) {
  const uses: ProviderUse[] = []
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const providers = createProviders({
    env: readEnv({ NODE_ENV: 'test', ...source }),
    clock: createTestClock(),
    log,
    usage: { record: (use) => void uses.push(use), readSpentMicroUsd: async () => 0 },
  })
  return { ...providers, uses, logged }
}

const answer = 'We moved the payment service within three months. We planned every step and we finished on time.'
const input = {
  sessionId: 'session',
  organizationId: 'org',
  turn: 1,
  language: 'en' as const,
  question: {
    text: 'Tell me about a difficult project.',
    kind: 'behavioural' as const,
    expectedPoints: [],
    requirementTerms: [],
  },
  answer: { text: answer, speechMs: 20_000, modality: 'speech' as const },
  probesOnThisQuestion: [],
  probesInInterview: 0,
  lastProbeKind: null,
  remainingMs: 600_000,
}
const account = { organizationId: 'org', sessionId: 'session' }

describe('providers without settings', () => {
  it('use the built-in interviewer and rules, and call no outside provider', async () => {
    const { interviewer, turnDetector, openSetAuthor, speechToText, textToSpeech, languageModel, uses } = open({})
    expect(openSetAuthor('org')).toBe(builtinSetAuthor)
    expect([speechToText, textToSpeech, languageModel]).toEqual([null, null, null])
    expect(await interviewer.decideProbe(input)).toEqual(await builtinInterviewer.decideProbe(input))
    expect(
      await turnDetector.detectEnding({ language: 'en', text: 'and then because', question: '', costOwner: account }),
    ).toBe('incomplete')
    expect(uses).toEqual([])
  })
})

describe('providers with a language model', () => {
  it('ask the model and record the call in the organization’s usage', async () => {
    const { interviewer, uses } = open({ ...modelEnv(), LLM_INPUT_USD_PER_MTOK: '1', LLM_OUTPUT_USD_PER_MTOK: '2' })
    expect(await interviewer.decideProbe(input)).toMatchObject({ kind: 'role', text: asked })
    expect(uses).toMatchObject([
      {
        ...account,
        kind: 'language-model',
        provider: 'openai-compatible/m',
        purpose: 'probe',
        outcome: 'ok',
        costMicroUsd: 180,
      },
    ])
    expect(models.calls.at(-1)?.apiKey).toBe('secret')
  })

  it('detect the end of an answer with the model and charge the same organization', async () => {
    models.setModes({ kind: 'says', text: '○' })
    const { turnDetector, uses } = open(modelEnv())
    const text = 'We moved the payment service to a new database.'
    expect(
      await turnDetector.detectEnding({ language: 'en', text, question: 'What did you do?', costOwner: account }),
    ).toBe('incomplete')
    expect(uses).toMatchObject([{ ...account, purpose: 'turn', costMicroUsd: null }])
  })

  it('let a model judge even if its replies are useless in conversations', async () => {
    models.setModes({ kind: 'bad_json' })
    const { interviewer, languageModel, uses } = open(modelEnv())
    for (let times = 0; times < 8; times += 1) await interviewer.decideProbe(input)
    expect(uses.some(({ outcome }) => outcome === 'circuit_open')).toBe(true)
    models.setModes({ kind: 'says', text: '{"level":3}' })
    const use = { ...account, purpose: 'judge' as const }
    const schema = z.object({ level: z.number() })
    const wish = { system: 's', prompt: 'p', schema, maxOutputTokens: 100, deadlineMs: 5_000, use }
    expect((await languageModel?.generate(wish))?.value).toEqual({ level: 3 })
  })

  it('let the model write drafts and charge the organization, and the built-in author if its budget is spent', async () => {
    models.setModes({ kind: 'says', text: '{"instruction":"Choose one case of your own and say how it ended."}' })
    const request = { question: 'How do you plan your week?', language: 'en', seed: 'set' } as const
    const { openSetAuthor, uses } = open(modelEnv())
    expect(await openSetAuthor('org').writeInstruction(request)).toMatchObject({ producedBy: 'openai-compatible/m' })
    const cap = { LLM_INPUT_USD_PER_MTOK: '1', LLM_OUTPUT_USD_PER_MTOK: '1', AI_DAILY_CAP_USD: '0.000001' }
    const capped = open({ ...modelEnv(), ...cap })
    expect(await capped.openSetAuthor('org').writeInstruction(request)).toEqual(
      await builtinSetAuthor.writeInstruction(request),
    )
    expect([...uses, ...capped.uses]).toMatchObject([
      { organizationId: 'org', sessionId: null, purpose: 'author', outcome: 'ok' },
      { organizationId: 'org', sessionId: null, purpose: 'author', outcome: 'over_budget' },
    ])
    expect(capped.logged.join('')).not.toContain('plan your week')
  })

  it('fall back to the built-in interviewer if the day’s budget is spent, and log it once without interview content', async () => {
    const cap = { LLM_INPUT_USD_PER_MTOK: '1', LLM_OUTPUT_USD_PER_MTOK: '1', AI_DAILY_CAP_USD: '0.000001' }
    const { interviewer, uses, logged } = open({ ...modelEnv(), ...cap })
    const before = models.calls.length
    for (let turn = 1; turn <= 3; turn++) {
      expect(await interviewer.decideProbe({ ...input, turn })).toEqual(
        await builtinInterviewer.decideProbe({ ...input, turn }),
      )
    }
    expect([models.calls.length - before, uses.map(({ outcome }) => outcome)]).toEqual([
      0,
      ['over_budget', 'over_budget', 'over_budget'],
    ])
    expect(logged.filter((line) => line.includes('money for models'))).toHaveLength(1)
    expect(logged.join('')).not.toMatch(/payment|difficult|secret/)
  })
})

describe('providers with speech servers', () => {
  it('record the usage of transcription and speech', async () => {
    const { speechToText, textToSpeech, uses } = open({ STT_BASE_URL: speech.baseUrl, TTS_BASE_URL: speech.baseUrl })
    const use = { ...account, purpose: 'voice' as const }
    const clip = await textToSpeech?.synthesize({ text: 'Hello there', language: 'en', use })
    const audio = { bytes: clip?.audio ?? new Uint8Array(), mime: 'audio/wav' }
    await speechToText?.transcribe({ audio, language: 'en', use: { ...use, purpose: 'transcript' } })
    expect(uses.map(({ kind, purpose, characters, audioMs }) => [kind, purpose, characters, audioMs])).toEqual([
      ['text-to-speech', 'voice', 11, 0],
      ['speech-to-text', 'transcript', 0, 660],
    ])
  })
})
