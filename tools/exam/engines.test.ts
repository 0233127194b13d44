import { expect, it } from 'vitest'
import { runExamWith } from './engines'
import type { ModelUsage } from './model-engine'
import { OptionError, readOptions } from './options'
import { formatOutcome, formatUsage } from './table'

const read = (...given: string[]) => readOptions(given)
const terse = ['--occupation', 'head-cook', '--part', 'terse_experts'] as const

it('runs a part of the exam over a model behind its protocol, and prints calls and tokens', async () => {
  const seen: ModelUsage[] = []
  const options = read('--engine', 'judge:word_counter', ...terse)
  const { outcome, usage } = await runExamWith(options, (soFar) => seen.push(soFar))
  expect(outcome).toMatchObject({ stopped: null, parts: [{ id: 'terse_experts', cases: 5, verdict: 'failed' }] })
  // Five interviews of four questions, Comprehension, three abilities and three of language.
  expect(usage).toMatchObject({ interviews: 5, unusable: 0, calls: 5 * (4 + 1 + 3 + 3) })
  expect(seen.at(-1)).toEqual(usage)
  const costs = { inputUsdPerMtok: 1_000, outputUsdPerMtok: 0 }
  const table = `${formatOutcome(outcome, true)}\n${formatUsage(usage ?? seen[0] ?? expect.fail('no call'), costs)}`
  expect(table).toContain('| terse_experts | few words: a level, above empty and polished talk |')
  expect(table).toContain('| dimension with levels | language | | not passed |')
  expect(table).toMatch(/\| problem_solving \| en \| failed \| terse_experts \d of 5 \|/u)
  expect(table).toContain('5 interviews, 55 calls')
  expect(table).toContain('6.60 US dollars')
}, 60_000)

it('ends at the number of calls that is allowed, and passes no part then', async () => {
  const options = read('--engine', 'judge:quoter', '--max-calls', '12', ...terse)
  const { outcome, usage } = await runExamWith(options, () => undefined)
  expect(usage?.calls).toBe(12)
  expect(outcome).toMatchObject({ stopped: '12 calls were made', parts: [{ verdict: 'failed' }] })
  expect(formatOutcome(outcome, false)).toContain('The exam ended early: 12 calls were made.')
}, 60_000)

it('names what it does not know', async () => {
  expect(() => read()).toThrow(OptionError)
  expect(() => read('--engine', 'builtin', '--wat')).toThrow(OptionError)
  expect(() => read('--engine', 'builtin', '--part', 'orders')).toThrow('no part named orders; there are: order,')
  expect(() => read('--engine', 'builtin', '--occupation', 'cook')).toThrow('no occupation named cook')
  expect(() => read('--engine', 'model', '--samples', '2')).toThrow('--samples is 1 or 3')
  expect(() => read('--engine', 'model', '--max-calls', '0')).toThrow('--max-calls')
  await expect(runExamWith(read('--engine', 'none'), () => undefined)).rejects.toThrow('no engine named none')
  await expect(runExamWith(read('--engine', 'judge:none'), () => undefined)).rejects.toThrow('no scripted model')
})
