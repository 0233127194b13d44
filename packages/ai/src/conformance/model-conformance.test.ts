import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LanguageModel, ModelError } from '../ports/language-model'
import { createAiSdkLanguageModel } from '../providers/ai-sdk/ai-sdk-language-model'
import { type FakeLanguageServer, startFakeLanguageServer } from '../testing/fake-language-server'
import { createEchoAnswer, languageModelChecks } from './language-model-conformance'
import { type NetworkLimits, type NetworkSubject, networkChecks } from './network-conformance'
import { createLanguageModelSubject, expectedAnswers } from './network-subjects'

/** The suites are only worth something if a broken adapter fails them: each fault below must be caught. */
let echo: FakeLanguageServer
let server: FakeLanguageServer
beforeAll(async () => {
  echo = await startFakeLanguageServer({ answer: createEchoAnswer })
  server = await startFakeLanguageServer({ answer: () => expectedAnswers.generate })
})
afterAll(async () => {
  await echo.close()
  await server.close()
})

/** The check that a fault is aimed at, by a word of its name. */
function findCheck<C extends { readonly name: string }>(checks: readonly C[], word: string): C {
  const check = checks.find(({ name }) => name.includes(word))
  if (check === undefined) throw new Error(`no check about ${word}`)
  return check
}

const overrideGenerate = (change: (real: LanguageModel) => LanguageModel['generate']) => (real: LanguageModel) => ({
  ...real,
  generate: change(real),
})
const overrideChoose = (change: (real: LanguageModel) => LanguageModel['choose']) => (real: LanguageModel) => ({
  ...real,
  choose: change(real),
})

describe('the language model suite catches', () => {
  const faults: readonly [string, string, (real: LanguageModel) => LanguageModel][] = [
    ['nobody having answered', 'who answered', (real) => ({ ...real, id: 'somebody-else' })],
    [
      'nothing having been used',
      'who answered',
      overrideChoose((real) => async (input) => ({
        ...(await real.choose(input)),
        usage: { inputTokens: 0, outputTokens: 0, isEstimated: false },
      })),
    ],
    [
      'always the first choice',
      'chooses',
      overrideChoose((real) => async (input) => {
        const [first] = input.choices
        if (first === undefined) throw new ModelError('bad_response', 'no choices')
        return { ...(await real.choose(input)), choice: first }
      }),
    ],
    [
      'deafness to abort',
      'nobody',
      overrideGenerate(
        (real) =>
          ({ signal: _, ...input }) =>
            real.generate(input),
      ),
    ],
    ['no deadline', 'deadline', overrideGenerate((real) => (input) => real.generate({ ...input, deadlineMs: 5_000 }))],
    [
      'no limit',
      'beyond its limit',
      overrideGenerate((real) => (input) => real.generate({ ...input, prompt: input.prompt.slice(0, 10) })),
    ],
    [
      'errors of another kind',
      'another shape',
      overrideGenerate((real) => (input) => real.generate(input).catch(() => Promise.reject(new Error('x')))),
    ],
  ]

  it.each(faults)('%s', async (_, word, breakIt) => {
    const real = createAiSdkLanguageModel({
      vendor: 'openai-compatible',
      baseUrl: echo.baseUrls['openai-compatible'],
      model: 'm',
    })
    const broken = breakIt(real)
    const check = findCheck(languageModelChecks, word === 'nobody' ? 'no longer wants' : word)
    await check.run(real)
    await expect(check.run(broken)).rejects.toThrow()
  })

  it('a letter that lost its mark', async () => {
    const other = await startFakeLanguageServer({ answer: (call) => createEchoAnswer(call).replace('rất', 'rat') })
    const wrong = createAiSdkLanguageModel({
      vendor: 'google',
      baseUrl: other.baseUrls.google,
      model: 'm',
      apiKey: 'k',
    })
    await expect(findCheck(languageModelChecks, 'every letter').run(wrong)).rejects.toThrow()
    await other.close()
  })
})

describe('the network suite catches', () => {
  const { fetch: realFetch } = globalThis
  const createWithFetch = (
    limits: NetworkLimits,
    change: (init: RequestInit | undefined) => RequestInit,
  ): NetworkLimits => ({
    ...limits,
    runtime: { ...limits.runtime, fetch: (input, init) => realFetch(input, change(init)) },
  })
  const leak =
    (real: NetworkSubject): NetworkSubject['call'] =>
    (limits, signal) =>
      real.call(limits, signal).catch((error: Error) => {
        error.message = `${error.message} about SECRET-MATTER`
        throw error
      })
  const faults: readonly [string, string, (real: NetworkSubject) => NetworkSubject['call']][] = [
    ['impatience', 'slow answer', (real) => (limits) => real.call({ ...limits, deadlineMs: 20 })],
    ['patience', 'gives up', (real) => (limits) => real.call({ ...limits, deadlineMs: 2_300 })],
    ['a single try', 'tries again', (real) => (limits) => real.call({ ...limits, maxAttempts: 1 })],
    ['a budget nobody asks', 'budget', (real) => (limits) => real.call({ ...limits, mayRetry: () => true })],
    [
      'deafness to Retry-After',
      '429',
      (real) => (limits) =>
        real.call({ ...limits, runtime: { ...limits.runtime, nowMs: () => 0, sleep: async () => {} } }),
    ],
    ['an endless appetite', 'size limit', (real) => (limits) => real.call({ ...limits, maxResponseBytes: 1e9 })],
    [
      'a followed redirect',
      'redirect',
      (real) => (limits) => real.call(createWithFetch(limits, (init) => ({ ...init, redirect: 'follow' }))),
    ],
    ['deafness to abort', 'aborted halfway', (real) => (limits) => real.call({ ...limits, deadlineMs: 300 })],
    ['a matter told on', 'neither matter', leak],
    [
      'a key tried again and again',
      'refused key',
      (real) => (limits) => real.call(limits).catch(() => real.call(limits)),
    ],
    [
      'broken answers taken for weather',
      'broken and foreign',
      (real) => (limits) => real.call(limits).catch(() => Promise.reject(new ModelError('unavailable', 'x'))),
    ],
    [
      'weather taken for a broken answer',
      'connection unavailable',
      (real) => (limits) => real.call(limits).catch(() => Promise.reject(new ModelError('bad_response', 'x'))),
    ],
  ]

  it.each(faults)('%s', async (_, word, breakIt) => {
    const real = createLanguageModelSubject(server, 'openai-compatible', 'generate')
    const check = findCheck(networkChecks, word)
    await expect(check.run({ ...real, call: breakIt(real) })).rejects.toThrow()
  })
})
