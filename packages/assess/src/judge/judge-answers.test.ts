import type { Dim } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { buildInterview, fixedDeps } from '../testing/interview'
import { judgeInterview } from './judge-interview'
import { JudgeMalformed } from './ports'
import {
  buildAnswer,
  buildEntry,
  createScriptedJudge,
  type Entry,
  type Level,
  type ParsedCall,
  pickQuotes,
  quoteWords,
  type ScriptedJudge,
} from './testing/scripted-judge'

const en = buildInterview('en')
const run = async (judge: ScriptedJudge) => (await judgeInterview(en, { ...fixedDeps, ask: judge.ask })).assessment
const first = en.answers[0]?.text ?? ''
const quoted = first.split(' ').slice(3, 12).join(' ')

/** Gives one dimension the scripted answer and the scripted repair, and all others an honest 3. */
const createJudge = (
  id: string,
  respond: (seen: ParsedCall) => Entry[],
  repaired: (seen: ParsedCall) => Entry[] = respond,
): ScriptedJudge =>
  createScriptedJudge((seen) =>
    buildAnswer(
      seen.rubric.flatMap((dim) => {
        if (dim.id !== id) return [buildEntry(dim.id, 3, pickQuotes(seen))]
        return seen.repair === undefined ? respond(seen) : repaired(seen)
      }),
    ),
  )
type Quotes = readonly (readonly [string, string])[]
/** Quotes under the id of the finding that holds them; under their own where none does. */
const nameFindings = (seen: ParsedCall, quotes: Quotes): Quotes =>
  quotes.map(([id, words]) => {
    const found = quoteWords(seen, words)
    return found[0] === 'nowhere'
      ? [id === 'A1' ? (seen.answers[0]?.id ?? id) : id, words]
      : id === 'A9'
        ? [id, words]
        : found
  })
const judgeClarity = async (level: Level, quotes: Quotes): Promise<Dim> =>
  (await run(createJudge('clarity', (seen) => [buildEntry('clarity', level, nameFindings(seen, quotes))]))).dims.clarity
const repairs = (judge: ScriptedJudge) => judge.calls.filter((call) => call.kind === 'repair')

describe('a level needs quotes from the transcript', () => {
  const invented = [['A1', 'I personally saved the company a million dollars']] as const
  const cases: [string, Level, readonly (readonly [string, string])[]][] = [
    ['a 4 on an invented quote', 4, invented],
    ['a 2 without any quote', 2, []],
    ['a 5 on a single quote', 5, [['A1', quoted]]],
    [
      'a 5 on the same quote twice',
      5,
      [
        ['A1', quoted],
        ['A1', quoted],
      ],
    ],
    ['a 4 on a quote too short to mean anything', 4, [['A1', 'I was']]],
    ['a 4 on a quote of an answer that is not there', 4, [['A9', quoted]]],
    ['a 3 on nothing at all', 3, []],
  ]
  it.each(cases)('%s is not evaluated', async (_name, level, quotes) => {
    expect(await judgeClarity(level, quotes)).toMatchObject({
      state: 'not_evaluated',
      reason: 'quotes_not_found',
      evidence: [],
      measures: [],
    })
  })

  it('accepts a quote in different quote marks and shows it as the candidate said it', async () => {
    const plain = quoted.replaceAll("'", '’')
    expect(await judgeClarity(4, [['F1', `“${plain}”`]])).toMatchObject({
      state: 'scored',
      level: 4,
      evidence: [{ quote: quoted, tag: 'judge_quote', effect: '+', note: 'shows it' }],
    })
  })

  it('drops invented quotes if other quotes support the level', async () => {
    const judge = createJudge('clarity', (seen) => [
      buildEntry('clarity', 4, nameFindings(seen, [...invented, ['A1', quoted]])),
    ])
    const dim = (await run(judge)).dims.clarity
    expect(repairs(judge)).toHaveLength(0)
    expect(dim.evidence.map((item) => item.quote)).toEqual([quoted])
  })
})

describe('the repair request', () => {
  const wrong = (): Entry[] => [buildEntry('clarity', 4, [['F1', 'I personally saved the company a million dollars']])]
  const right = (): Entry[] => [buildEntry('clarity', 4, [['F1', quoted]])]

  it('asks for the failed dimension only, names the fault, and its answer counts', async () => {
    const judge = createJudge('clarity', wrong, right)
    expect((await run(judge)).dims.clarity).toMatchObject({ state: 'scored', level: 4 })
    expect(repairs(judge)).toHaveLength(3)
    const problems = JSON.parse(repairs(judge)[0]?.prompt ?? '{}')
    expect(problems.rubric.map((dim: { id: string }) => dim.id)).toEqual(['clarity'])
    expect(problems.repair[0].problems.join(' ')).toContain('is not in F1 word for word')
  })

  it('is sent only once', async () => {
    const judge = createJudge('clarity', wrong)
    const assessment = await run(judge)
    expect(repairs(judge)).toHaveLength(3)
    expect(assessment.dims.clarity).toMatchObject({
      reason: 'quotes_not_found',
      judged: { samples: [null, null, null] },
    })
    expect(assessment.dims.problem_solving).toMatchObject({ state: 'scored', level: 3 })
  })

  it('is also sent for a dimension that is missing or named twice', async () => {
    const missing = createJudge('clarity', () => [], right)
    expect((await run(missing)).dims.clarity).toMatchObject({ level: 4 })
    const twice = createJudge('clarity', () => [...right(), ...right()], right)
    expect((await run(twice)).dims.clarity).toMatchObject({ level: 4 })
    expect([repairs(missing).length, repairs(twice).length]).toEqual([3, 3])
  })
})

describe('an unusable answer', () => {
  const good = createJudge('clarity', () => [buildEntry('clarity', 3, [['F1', quoted]])])
  const broken: [string, unknown][] = [
    ['no object', 'I would give this candidate a 4.'],
    ['half of one', { dimensions: [] }],
    ['a level outside of the scale', { ...buildAnswer([{ ...buildEntry('clarity', 4, []), level: 65 as never }]) }],
    ['a level in words', { ...buildAnswer([{ ...buildEntry('clarity', 4, []), level: 'high' as never }]) }],
  ]
  const stages = (['reading', 'rating', 'language'] as const).flatMap((stage) =>
    broken.map(([name, respond]) => [name, stage, respond] as const),
  )
  it.each(stages)(
    '%s in the %s fails the whole run, so that no assessment has levels for only some dimensions',
    async (_name, stage, respond) => {
      const ask: ScriptedJudge['ask'] = async (call) => {
        if (call.stage !== stage || call.sample !== 2) return good.ask(call)
        const parsed = call.schema.safeParse(respond)
        if (!parsed.success) throw new JudgeMalformed('not of that shape')
        return { value: parsed.data, inputTokens: 1, outputTokens: 1, producedBy: 'scripted/judge' }
      }
      await expect(judgeInterview(en, { ...fixedDeps, ask })).rejects.toBeInstanceOf(JudgeMalformed)
    },
  )

  it('passes a provider’s error on unchanged, after the other samples have answered', async () => {
    const outage = new Error('away')
    let answered = 0
    const ask: ScriptedJudge['ask'] = async (call) => {
      if (call.sample === 1) throw outage
      await new Promise((resolve) => setTimeout(resolve, 5))
      answered += 1
      return good.ask(call)
    }
    await expect(judgeInterview(en, { ...fixedDeps, ask })).rejects.toBe(outage)
    expect(answered).toBe(2)
  })
})
