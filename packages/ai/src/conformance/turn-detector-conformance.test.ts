import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TurnDetector } from '../ports/turn-detector'
import { createAiSdkLanguageModel } from '../providers/ai-sdk/ai-sdk-language-model'
import { builtinTurnDetector } from '../providers/builtin/turn-detector/builtin-turn-detector'
import { createModelTurnDetector } from '../providers/model-turn-detector/model-turn-detector'
import type { FakeLanguageMode } from '../testing/fake-language-mode'
import { type FakeLanguageServer, startFakeLanguageServer } from '../testing/fake-language-server'
import { turnDetectorChecks } from './turn-detector-conformance'

/** Machines under load are late for everything: what is caught is waiting without end, not milliseconds. */
const withinMs = 2_000
const deadlineMs = 150
/** Where the model's word is what is looked at, and not its absence. */
const patientMs = 4_000

let server: FakeLanguageServer
beforeAll(async () => {
  server = await startFakeLanguageServer({ answer: () => '✓' })
})
afterAll(() => server.close())

const createModelDetector = (withDeadlineMs = deadlineMs): TurnDetector =>
  createModelTurnDetector({
    model: createAiSdkLanguageModel({
      vendor: 'openai-compatible',
      model: 'any',
      baseUrl: server.baseUrls['openai-compatible'],
    }),
    rules: builtinTurnDetector,
    deadlineMs: withDeadlineMs,
  })

const closedInEnglish = 'we fixed it the same evening and yeah that was it'
const wholeSentence = 'i worked at a small hotel in the old town'
const question = 'Where did you work?'

describe('the rules', () => {
  it.each(turnDetectorChecks)('$name', ({ run }) => run({ detector: builtinTurnDetector, withinMs }))
})

const modes: readonly (readonly [string, FakeLanguageMode])[] = [
  ['that marks everything as over', { kind: 'ok' }],
  ['that never answers', { kind: 'hang' }],
  ['that is late', { kind: 'slow', delayMs: 1_000 }],
  ['that asks for patience', { kind: 'rate_limited', retryAfter: '30' }],
  ['that breaks off', { kind: 'cut' }],
  ['that babbles', { kind: 'says', text: 'The answer seems to be complete, I think ✓' }],
  ['that says nothing', { kind: 'empty' }],
  ['that speaks no protocol', { kind: 'bad_json' }],
]

describe.each(modes)('a model %s', (_, mode) => {
  it.each(turnDetectorChecks)('$name', async ({ run }) => {
    server.setModes(mode)
    await run({ detector: createModelDetector(), withinMs })
  })
})

describe('the model’s marker', () => {
  it.each([
    ['✓', 'complete'],
    ['○', 'incomplete'],
    ['◐', 'asksForTime'],
    ['?', 'unknown'],
    ['✓ because it is finished', 'complete'],
  ] as const)('%s means %s', async (text, ending) => {
    server.setModes({ kind: 'says', text })
    expect(await createModelDetector(patientMs).detectEnding({ language: 'en', text: wholeSentence, question })).toBe(
      ending,
    )
  })
  it('lets the model doubt an end that the rules detected', async () => {
    server.setModes({ kind: 'says', text: '○' })
    expect(await createModelDetector(patientMs).detectEnding({ language: 'en', text: closedInEnglish, question })).toBe(
      'incomplete',
    )
  })
  it('does not ask the model when the words break off, so that it costs nothing', async () => {
    server.setModes({ kind: 'ok' })
    const before = server.calls.length
    expect(
      await createModelDetector(patientMs).detectEnding({ language: 'en', text: 'i called him because', question }),
    ).toBe('incomplete')
    expect(server.calls.length).toBe(before)
  })
  it('sends the answer as data, and only its last part', async () => {
    server.setModes({ kind: 'ok' })
    const before = server.calls.length
    await createModelDetector(patientMs).detectEnding({
      language: 'en',
      text: `SECRET-START ${'word '.repeat(2_000)}${wholeSentence}`,
      question,
    })
    const sent = JSON.stringify(server.calls.slice(before))
    expect(sent).toContain(wholeSentence)
    expect(sent).not.toContain('SECRET-START')
  })
  it('uses the result of the rules when the model never replies', async () => {
    server.setModes({ kind: 'hang' })
    expect(await createModelDetector().detectEnding({ language: 'en', text: closedInEnglish, question })).toBe(
      'complete',
    )
  })
})

describe('the suite catches', () => {
  const listFailedChecks = async (detector: TurnDetector): Promise<readonly string[]> => {
    const caught: string[] = []
    for (const { name, run } of turnDetectorChecks) {
      await run({ detector, withinMs: 100 }).catch(() => caught.push(name))
    }
    return caught
  }
  const names = turnDetectorChecks.map(({ name }) => name)
  const faults: readonly [string, TurnDetector, string | undefined][] = [
    ['haste', { detectEnding: async () => 'complete' }, names[0]],
    ['deafness to wishes', { detectEnding: async () => 'incomplete' }, names[1]],
    ['endless patience', { detectEnding: async () => 'asksForTime' }, names[2]],
    ['words of its own', { detectEnding: () => Promise.resolve(JSON.parse('"maybe"')) }, names[3]],
    [
      'tardiness',
      {
        detectEnding: async (input) => {
          await new Promise((resolve) => setTimeout(resolve, 150))
          return builtinTurnDetector.detectEnding(input)
        },
      },
      names[4],
    ],
  ]
  it.each(faults)('%s', async (_, detector, expected) => {
    expect(await listFailedChecks(detector)).toContain(expected)
  })
})
