import { describe, expect, it } from 'vitest'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps, rewriteAnswers } from '../testing/interview'
import { judgeInterview } from './judge-interview'
import {
  buildAnswer,
  buildEntry,
  createRatingJudge,
  createScriptedJudge,
  type Level,
  parseCall,
  pickQuotes,
  type ScriptedJudge,
} from './testing/scripted-judge'

const en = buildInterview('en')
const run = async (input: AssessInput, judge: ScriptedJudge) =>
  (await judgeInterview(input, { ...fixedDeps, ask: judge.ask })).assessment
const introduceAs = (first: string, last: string, origin: string): AssessInput => ({
  ...rewriteAnswers(en, (text, answer) =>
    answer.questionId === 'q1' ? `My name is ${first} ${last} and I am ${origin}. ${text}` : text,
  ),
  candidate: { firstName: first, lastName: last },
})

/** Counts positive signs in the prompt, so that repeated words would count twice. */
const createCountingJudge = (): ScriptedJudge =>
  createRatingJudge((seen) => {
    const shown = seen.answers.map((answer) => answer.text).join(' ')
    const signs = shown.match(/\b(?:as a result|because|therefore|I (?:built|wrote|told|noticed|measured))\b/giu) ?? []
    const taken = shown.match(/\b(?:to be honest,? I made that up|I did not really do that)\b/giu) ?? []
    const level = Math.min(5, Math.max(1, 1 + Math.floor(signs.length / 3) - 2 * taken.length))
    return ([1, 2, 3, 4, 5] as const)[level - 1] ?? null
  })
const listLevels = (assessment: Awaited<ReturnType<typeof run>>): (number | null)[] =>
  (['clarity', 'problem_solving', 'coherence', 'logical_reasoning'] as const).map((id) => {
    const dim = assessment.dims[id]
    return dim.state === 'scored' ? dim.level : null
  })
const appendToAnswer = (sentences: string): AssessInput =>
  rewriteAnswers(en, (text, answer) => (answer.questionId === 'q3' ? `${text} ${sentences}` : text))

describe('what the model is asked depends on what was done, not on who did it', () => {
  it('another name and origin give identical prompts (M10)', async () => {
    const collectPrompts = async (input: AssessInput) => {
      const judge = createRatingJudge(() => 3)
      const assessment = await run(input, judge)
      return { prompts: judge.calls.map(({ system, prompt, key }) => ({ system, prompt, key })), assessment }
    }
    const vietnamese = await collectPrompts(introduceAs('Linh', 'Trần', 'Vietnamese'))
    const nigerian = await collectPrompts(introduceAs('Oluwaseun', 'Adeyemi', 'Nigerian'))
    const british = await collectPrompts(introduceAs('Emily', 'Whitfield', 'British'))
    expect(nigerian.prompts).toEqual(vietnamese.prompts)
    expect(british.prompts).toEqual(vietnamese.prompts)
    expect(listLevels(nigerian.assessment)).toEqual(listLevels(vietnamese.assessment))
  })

  it('samples differ: another wording, another order and, from the second on, a temperature above 0 (M25)', async () => {
    const judge = createRatingJudge((seen, id) =>
      id === 'clarity' ? (([2, 4, 4, 3, 3] as const)[seen.call.sample - 1] ?? null) : 3,
    )
    await run(en, judge)
    const clarity = judge.calls.filter((call) => parseCall(call).rubric.some(({ id }) => id === 'clarity'))
    expect(clarity.map(({ sample, temperature }) => [sample, temperature])).toEqual([
      [1, 0],
      [2, 0.7],
      [3, 0.7],
      [4, 0.7],
      [5, 0.7],
    ])
    const orders = clarity.slice(0, 3).map((call) => parseCall(call).questions.map(({ question }) => question))
    expect(orders[1]).toEqual(orders[0]?.toReversed())
    expect(new Set(orders.map((order) => order.join())).size).toBe(3)
    expect(new Set(clarity.slice(0, 3).map(({ system }) => system)).size).toBe(3)
    const readings = judge.calls.filter(({ stage }) => stage === 'reading').slice(0, 3)
    expect(new Set(readings.map(({ system }) => system)).size).toBe(3)
  })

  it('each dimension is asked without the others, so that none colors another', async () => {
    const judge = createRatingJudge(() => 3)
    await run(en, judge)
    const rated = judge.calls.filter(({ stage }) => stage !== 'reading').map((call) => parseCall(call).rubric.length)
    expect(new Set(rated)).toEqual(new Set([1]))
  })

  it('the order in which answers came changes no call', async () => {
    const collect = async (input: AssessInput) => {
      const judge = createRatingJudge(() => 3)
      await run(input, judge)
      return judge.calls.map(({ key }) => key)
    }
    expect(await collect({ ...en, answers: en.answers.toReversed() })).toEqual(await collect(en))
  })
})

describe('more words are not more evidence', () => {
  it('a repeated answer counts once, even for a judge that counts signs (M05)', async () => {
    const twice = rewriteAnswers(en, (text) => `${text} ${text}`)
    const before = listLevels(await run(en, createCountingJudge()))
    expect(before.every((level) => level !== null && level < 5)).toBe(true)
    expect(listLevels(await run(twice, createCountingJudge()))).toEqual(before)
  })

  it('weak words raise no level (M17)', async () => {
    const before = listLevels(await run(en, createCountingJudge()))
    const after = listLevels(
      await run(appendToAnswer('I am a very motivated person and things usually go well.'), createCountingJudge()),
    )
    expect(after).toEqual(before)
  })

  it('a retraction reaches the model and lowers the level (M18)', async () => {
    const before = listLevels(await run(en, createCountingJudge()))
    const after = listLevels(
      await run(appendToAnswer('To be honest I made that up, the report was never used.'), createCountingJudge()),
    )
    expect(after.every((level, index) => (level ?? 0) < (before[index] ?? 0))).toBe(true)
  })

  it('a sentence of the question supports no level', async () => {
    const question = en.set.questions[0]?.text ?? ''
    const echoing = rewriteAnswers(en, (text, answer) => (answer.questionId === 'q1' ? `${question} ${text}` : text))
    const level: Level = 4
    const judge = createScriptedJudge((seen) =>
      buildAnswer(
        seen.rubric.map(({ id }) =>
          buildEntry(id, level, id === 'clarity' ? [['A1', question]] : pickQuotes(seen).slice(1)),
        ),
      ),
    )
    const assessment = await run(echoing, judge)
    expect(assessment.dims.clarity).toMatchObject({ state: 'not_evaluated', reason: 'quotes_not_found' })
  })
})
