import { describe, expect, it } from 'vitest'
import {
  assess,
  type ExamEngine,
  englishCases,
  readFigures,
  runValidityExam,
  type ScriptedEngineId,
  scriptedEngines,
  type ValidityPartId,
} from '.'

const builtin: ExamEngine = async (input) =>
  readFigures(assess(input, { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'exam' }))

const listFailed = async (engine: ExamEngine, cases = englishCases): Promise<ValidityPartId[]> =>
  (await runValidityExam(cases, engine)).parts.filter(({ passed }) => !passed).map(({ id }) => id)

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

  // A small seed of `npm run exam`, which runs every occupation.
  it('is passed by the built-in engine in what it claims, for two occupations', { timeout: 120_000 }, async () => {
    const two = englishCases.filter(({ questions }) => ['ward-nurse', 'head-cook'].includes(questions.id))
    const failed = await listFailed(builtin, two)
    for (const part of claimed) expect(failed).not.toContain(part)
  })
})
