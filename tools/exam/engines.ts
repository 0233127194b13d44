import {
  assess,
  type ExamEngine,
  englishCases,
  readFigures,
  runValidityExam,
  scriptedEngines,
  type ValidityOutcome,
  vietnameseCases,
} from '../../packages/assess/src/exam/validity'

const builtin: ExamEngine = async (input) =>
  readFigures(assess(input, { clockIso: () => new Date(0).toISOString(), newId: () => 'exam' }))

const engines: Readonly<Record<string, ExamEngine>> = { builtin, ...scriptedEngines }

/** Null: no engine of that name. */
export async function runExamWith(name: string): Promise<ValidityOutcome | null> {
  const engine = Object.hasOwn(engines, name) ? engines[name] : undefined
  return engine === undefined ? null : runValidityExam([...englishCases, ...vietnameseCases], engine)
}
