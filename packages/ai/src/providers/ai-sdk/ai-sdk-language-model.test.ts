import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEchoAnswer, languageModelChecks } from '../../conformance/language-model-conformance'
import { vendorModels } from '../../conformance/network-subjects'
import type { ModelError } from '../../ports/language-model'
import type { FakeLanguageMode } from '../../testing/fake-language-mode'
import { type FakeLanguageServer, startFakeLanguageServer } from '../../testing/fake-language-server'
import { type AiSdkLanguageModelOptions, createAiSdkLanguageModel } from './ai-sdk-language-model'
import type { LanguageModelVendor } from './sdk-model'

let server: FakeLanguageServer
beforeAll(async () => {
  server = await startFakeLanguageServer({ answer: createEchoAnswer })
})
afterAll(() => server.close())
beforeEach(() => server.setModes({ kind: 'ok' }))

const vendors = ['openai-compatible', 'anthropic', 'google'] as const

const adapter = (vendor: LanguageModelVendor, options: Partial<AiSdkLanguageModelOptions> = {}) =>
  createAiSdkLanguageModel({
    vendor,
    baseUrl: server.baseUrls[vendor],
    model: vendorModels[vendor],
    apiKey: 'k',
    maxAttempts: 1,
    ...options,
  })

const schema = z.object({ text: z.string().max(20) })
const input = { system: 'be brief', prompt: 'ECHO {"text":"right"}', schema, maxOutputTokens: 50, deadlineMs: 5_000 }
const turn = { system: 'which', prompt: 'ECHO ○', choices: ['✓', '○', '◐'], deadlineMs: 5_000 } as const

const captureFailure = (vendor: LanguageModelVendor, ...modes: FakeLanguageMode[]): Promise<ModelError> => {
  server.setModes(...modes)
  return adapter(vendor)
    .generate(input)
    .then(
      () => expect.fail('no error'),
      (error) => error,
    )
}

describe.each(vendors)('%s', (vendor) => {
  for (const check of languageModelChecks) it(check.name, () => check.run(adapter(vendor)))

  it('sends the temperature that is asked for', async () => {
    await adapter(vendor).generate({ ...input, temperature: 0.7 })
    expect(server.calls.at(-1)?.temperature).toBe(0.7)
  })

  it('sends the key, both prompts, the limit and the shape without its limits, and the temperature 0', async () => {
    await adapter(vendor).generate(input)
    const call = server.calls.at(-1)
    expect(call).toMatchObject({
      apiKey: 'k',
      model: vendorModels[vendor],
      system: 'be brief',
      prompt: input.prompt,
      maxOutputTokens: 50,
      temperature: 0,
      isStream: false,
    })
    expect(JSON.stringify(call?.schema)).toContain('"text"')
    expect(JSON.stringify(call?.schema)).not.toContain('maxLength')
  })

  it('describes the shape in words to a server without formats or temperature, and remembers that', async () => {
    server.setModes({ kind: 'plain_only' })
    const model = adapter(vendor)
    const before = server.calls.length
    expect((await model.generate(input)).value).toEqual({ text: 'right' })
    expect((await model.generate(input)).value).toEqual({ text: 'right' })
    expect((await model.choose(turn)).choice).toBe('○')
    expect(server.calls.slice(before).map(({ temperature }) => temperature)).toEqual([0, null, null, null])
    expect(server.calls[before + 1]?.system).toContain('"text"')
  })

  it('finds the JSON between words and fences', async () => {
    server.setModes({ kind: 'says', text: 'Sure!\n```json\n{"text":"found"}\n```\nAnything else?' })
    expect((await adapter(vendor, {}).generate(input)).value).toEqual({ text: 'found' })
  })

  it('retries once after a reply of the wrong shape, counts both calls and then gives up', async () => {
    server.setModes({ kind: 'says', text: '{"text":"far too long to be let through"}' }, { kind: 'ok' })
    const before = server.calls.length
    const mended = await adapter(vendor).generate(input)
    expect([mended.value.text, mended.usage, server.calls.length - before]).toEqual([
      'right',
      { inputTokens: 240, outputTokens: 60, isEstimated: false },
      2,
    ])
    const error = await captureFailure(vendor, { kind: 'says', text: 'no JSON at all' })
    expect([error.code, error.retryable, error.usage?.inputTokens]).toEqual(['bad_response', false, 240])
  })

  it('distinguishes an empty reply, a refusal and a reply cut at its limit', async () => {
    expect((await captureFailure(vendor, { kind: 'empty' })).code).toBe('bad_response')
    const refusal = await captureFailure(vendor, { kind: 'refusal' })
    expect([refusal.code, refusal.retryable, refusal.usage?.outputTokens]).toEqual(['refused', false, 30])
    const before = server.calls.length
    const cut = await captureFailure(vendor, { kind: 'too_long', text: '{"text":"ri' })
    expect([cut.code, cut.message, server.calls.length - before]).toEqual([
      'bad_response',
      'language model bad_response: longer than 50 tokens',
      1,
    ])
  })

  it('reports a refusal while choosing', async () => {
    server.setModes({ kind: 'refusal' })
    await expect(adapter(vendor).choose(turn)).rejects.toMatchObject({ code: 'refused' })
  })

  it('chooses at the first token of a long stream', async () => {
    server.setModes({ kind: 'paced', firstTokenMs: 30, tokensPerSecond: 5 })
    const startedMs = performance.now()
    const prompt = `ECHO ◐ ${'and so on '.repeat(20)}`
    expect((await adapter(vendor).choose({ ...turn, prompt })).choice).toBe('◐')
    expect(performance.now() - startedMs).toBeLessThan(1_500)
  })

  it('estimates the tokens used when the provider does not report them', async () => {
    server.setModes({ kind: 'no_usage' })
    const { usage } = await adapter(vendor).generate(input)
    expect(usage.inputTokens > 0 || vendor === 'anthropic').toBe(true)
    expect(usage.isEstimated).toBe(vendor !== 'anthropic')
  })
})

describe('settings', () => {
  it('gives an Anthropic model that knows no formats the shape as a tool', async () => {
    const model = adapter('anthropic', { model: 'claude-3-haiku-20240307' })
    expect((await model.generate(input)).value).toEqual({ text: 'right' })
    expect(server.calls.at(-1)?.isTool).toBe(true)
  })

  it('sends no Authorization without a key, and none found in the environment', async () => {
    for (const vendor of vendors) {
      await adapter(vendor, { apiKey: null }).generate(input)
      expect(server.calls.at(-1)?.apiKey ?? '').toBe('')
    }
  })

  it('requires a base URL for an OpenAI-compatible vendor', () => {
    expect(() => createAiSdkLanguageModel({ vendor: 'openai-compatible', model: 'm' })).toThrow('base URL')
  })
})
