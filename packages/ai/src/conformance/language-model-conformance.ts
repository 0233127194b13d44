import assert from 'node:assert/strict'
import { z } from 'zod'
import { type LanguageModel, ModelError, type TokenUsage } from '../ports/language-model'

export type LanguageModelCheck = { readonly name: string; readonly run: (adapter: LanguageModel) => Promise<void> }

const echo =
  'You are a test. Answer with exactly what stands after the word ECHO in the message, and with nothing else.'
const deadlineMs = 10_000
const schema = z.object({ greeting: z.string(), count: z.number().int(), kind: z.enum(['a', 'b']).nullable() })
const expectedText = { greeting: 'Xin chào bạn, “rất vui” được gặp.', count: 3, kind: null }
const prompt = `ECHO ${JSON.stringify(expectedText)}`

/** What a fake model must reply for these checks. */
export const createEchoAnswer = ({ prompt: asked }: { readonly prompt: string }): string => asked.replace(/^ECHO /, '')

const generate = (adapter: LanguageModel, signal?: AbortSignal) =>
  adapter.generate({ system: echo, prompt, schema, maxOutputTokens: 200, deadlineMs, ...(signal ? { signal } : {}) })

const choices = ['✓', '○', '◐'] as const
const choose = (adapter: LanguageModel, sign: string, signal?: AbortSignal) =>
  adapter.choose({ system: echo, prompt: `ECHO ${sign}`, choices, deadlineMs, ...(signal ? { signal } : {}) })

async function assertRejectsWith(code: ModelError['code'], call: Promise<unknown>) {
  const outcome = await call.then(
    () => 'no error',
    (error: unknown) => error,
  )
  assert.ok(outcome instanceof ModelError, `expected ModelError ${code}, got ${String(outcome)}`)
  assert.equal(outcome.code, code)
}

function assertUsage({ inputTokens, outputTokens }: TokenUsage) {
  assert.ok(Number.isInteger(inputTokens) && inputTokens > 0, `${inputTokens} tokens in`)
  assert.ok(Number.isInteger(outputTokens) && outputTokens > 0, `${outputTokens} tokens out`)
}

/** The rules for every language model, whatever its implementation. A runner calls each `run` in a test of that name. */
export const languageModelChecks: readonly LanguageModelCheck[] = [
  {
    name: 'answers in the shape that was asked for, with every letter of Vietnamese, as NFC',
    run: async (adapter) => assert.deepEqual((await generate(adapter)).value, expectedText),
  },
  {
    name: 'says who answered and what was used',
    run: async (adapter) => {
      for (const { producedBy, usage } of [await generate(adapter), await choose(adapter, '✓')]) {
        assert.equal(producedBy, `${adapter.id}/${adapter.model}`)
        assert.ok(adapter.model.length > 0, 'no model')
        assertUsage(usage)
      }
    },
  },
  {
    name: 'chooses what the model says, and nothing where it says something else',
    run: async (adapter) => {
      for (const sign of choices) assert.equal((await choose(adapter, sign)).choice, sign)
      await assertRejectsWith('bad_response', choose(adapter, 'perhaps'))
    },
  },
  {
    name: 'takes an answer of another shape for none',
    run: async (adapter) => {
      const input = { system: echo, prompt: 'ECHO {"greeting":3}', schema, maxOutputTokens: 200, deadlineMs }
      await assertRejectsWith('bad_response', adapter.generate(input))
    },
  },
  {
    name: 'refuses a prompt beyond its limit',
    run: async (adapter) => {
      const long = 'a'.repeat(adapter.capabilities.maxPromptChars)
      const input = { system: echo, prompt: long, schema, maxOutputTokens: 200, deadlineMs }
      await assertRejectsWith('too_large', adapter.generate(input))
      await assertRejectsWith('too_large', adapter.choose({ system: echo, prompt: long, choices, deadlineMs }))
    },
  },
  {
    name: 'ends at the deadline',
    run: async (adapter) => {
      const input = { system: echo, prompt, schema, maxOutputTokens: 200, deadlineMs: 0 }
      await assertRejectsWith('timeout', adapter.generate(input))
      await assertRejectsWith('timeout', adapter.choose({ system: echo, prompt: 'ECHO ✓', choices, deadlineMs: 0 }))
    },
  },
  {
    name: 'stops when the caller no longer wants it, before and during the call',
    run: async (adapter) => {
      for (const call of [generate, (model: LanguageModel, signal: AbortSignal) => choose(model, '✓', signal)]) {
        await assertRejectsWith('aborted', call(adapter, AbortSignal.abort()))
        const controller = new AbortController()
        const running = call(adapter, controller.signal)
        controller.abort()
        await assertRejectsWith('aborted', running)
      }
    },
  },
]
