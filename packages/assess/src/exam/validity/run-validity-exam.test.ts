import { describe, expect, it } from 'vitest'
import { earnedDims } from '../../earned-dims'
import {
  assess,
  builtinClaims,
  type ExamEngine,
  englishCases,
  modelClaims,
  readFigures,
  runValidityExam,
  type ScriptedEngineId,
  scriptedEngines,
  type ValidityDim,
  type ValidityPartId,
  vietnameseCases,
} from '.'

const builtin: ExamEngine = async (input) =>
  readFigures(assess(input, { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'exam' }))

const listFailed = async (engine: ExamEngine, cases = englishCases): Promise<ValidityPartId[]> =>
  (await runValidityExam(cases, engine)).parts.filter(({ verdict }) => verdict !== 'passed').map(({ id }) => id)

/** Of two occupations: the whole exam has more parts that pass, of which one case may fail here. */
const claimed = [
  'terse_experts',
  'padding',
  'padded_weak',
  'cue_stuffing',
  'learner_grammar',
  'disfluency',
  'recognition',
  'answer_order',
  'pleas',
  'origins',
  'typed_or_spoken',
] as const satisfies readonly ValidityPartId[]

describe('the validity exam', () => {
  it.each([
    ['word_counter', 'order'],
    ['word_counter', 'terse_experts'],
    ['word_counter', 'padded_weak'],
    ['number_counter', 'order'],
    ['cue_counter', 'cue_stuffing'],
    ['cue_counter', 'order'],
    ['flatterer', 'order'],
    ['polisher', 'order'],
    ['polisher', 'polish'],
    ['echoer', 'order'],
    ['quoter', 'pleas'],
    ['quoter', 'order'],
  ] as const satisfies readonly (readonly [ScriptedEngineId, ValidityPartId])[])(
    'is failed by the %s, in the part %s among others',
    async (engine, part) => {
      expect(await listFailed(scriptedEngines[engine])).toContain(part)
    },
  )

  it('gives an engine that says nothing no credit for order, terse experts, pleas, or levels that do not move', async () => {
    const silent: ExamEngine = async () => ({ overall: null, content: null, levels: {}, quotes: [], suspects: [] })
    expect(await listFailed(silent)).toEqual(
      expect.arrayContaining([
        'order',
        'terse_experts',
        'padded_weak',
        'strong_cut',
        'recognition',
        'pleas',
        'padding',
      ]),
    )
  })

  it('prints a part as not claimed only for the built-in engine, never as passed', async () => {
    const parts = new Set(['wrong_answers'] as const)
    const two = englishCases.slice(0, 2)
    const asBuiltin = await runValidityExam(two, scriptedEngines.flatterer, { parts, claims: builtinClaims })
    expect(asBuiltin.parts).toMatchObject([{ id: 'wrong_answers', verdict: 'not_claimed' }])
    const asModel = await runValidityExam(two, scriptedEngines.flatterer, { parts })
    expect(asModel.parts).toMatchObject([{ id: 'wrong_answers', verdict: 'failed' }])
    expect(modelClaims.notClaimed).toEqual([])
  })

  it('passes no dimension whose level is the same however it is said', async () => {
    const flat: ExamEngine = async () => ({
      overall: 3,
      content: 3,
      levels: { grammar: 3, vocabulary: 3, coherence: 3, fluency: 3 },
      quotes: [],
      suspects: [],
    })
    const { dims } = await runValidityExam([...englishCases.slice(0, 1), ...vietnameseCases.slice(0, 1)], flat, {
      claims: builtinClaims,
    })
    expect(dims.map(({ id, language }) => `${id} ${language}`).sort()).toEqual(
      ['en', 'vi']
        .flatMap((language) => ['coherence', 'fluency', 'grammar', 'vocabulary'].map((id) => `${id} ${language}`))
        .sort(),
    )
    for (const { parts, passed } of dims) {
      expect(passed).toBe(false)
      expect(parts.find(({ id }) => id === 'order')).toMatchObject({ verdict: 'failed', held: 0 })
    }
  })

  // A small seed of `npm run exam`, which runs every occupation: two in English, and one in Vietnamese for the dimensions.
  it('is passed by the built-in engine in what it claims and shows', { timeout: 120_000 }, async () => {
    const two = englishCases.filter(({ questions }) => ['ward-nurse', 'head-cook'].includes(questions.id))
    const { parts, dims } = await runValidityExam(two, builtin, { claims: builtinClaims })
    for (const part of claimed) expect(parts.find(({ id }) => id === part)).toMatchObject({ verdict: 'passed' })
    const one = vietnameseCases.filter(({ questions }) => questions.id === 'dieu-duong')
    const vietnamese = await runValidityExam(one, builtin, {
      claims: builtinClaims,
      parts: new Set(['order', 'strong_cut']),
    })
    expectOnlyEarned([...dims, ...vietnamese.dims])
  })
})

/** What has a level in the exam is earned, and has the parts that decide about language. */
function expectOnlyEarned(dims: readonly ValidityDim[]): void {
  for (const { id, language, parts } of dims.filter((dim) => dim.id !== 'points')) {
    expect([...earnedDims[language]], `${id} in ${language}`).toContain(id)
    expect(
      parts.find((part) => part.id === 'order'),
      `order of ${id} in ${language}`,
    ).toMatchObject({ verdict: 'passed' })
  }
}
