import { DataSetUnavailableError } from './data'
import type { EvalOptions, SetName } from './options'
import type { EvalTable } from './table'

type Evaluator = (options: EvalOptions) => Promise<EvalTable>

const createUnavailable = (set: SetName) => async (): Promise<Evaluator> => {
  throw new DataSetUnavailableError(
    `${set}: this set's reader is not written: the set was not at hand. Nothing is claimed.`,
  )
}

/** Loaded on demand, so that the engine's time and memory are measured before a set is read. */
export const evaluators: Readonly<Record<SetName, () => Promise<Evaluator>>> = {
  ellipse: async () => (await import('./ellipse')).evaluateEllipse,
  jfleg: async () => (await import('./jfleg')).evaluateJfleg,
  cv: async () => (await import('./cv')).evaluateCv,
  nict: createUnavailable('nict'),
  unt: createUnavailable('unt'),
}
