import type { EvalOptions, SetName } from './options'
import type { EvalTable } from './table'

type Evaluator = (options: EvalOptions) => Promise<EvalTable>

/** Loaded on demand, so that the engine's time and memory are measured before a set is read. */
export const evaluators: Readonly<Record<SetName, () => Promise<Evaluator>>> = {
  ellipse: async () => (await import('./ellipse')).evaluateEllipse,
  jfleg: async () => (await import('./jfleg')).evaluateJfleg,
  cv: async () => (await import('./cv')).evaluateCv,
  nict: async () => (await import('./nict')).evaluateNict,
  unt: async () => (await import('./unt')).evaluateUnt,
}
