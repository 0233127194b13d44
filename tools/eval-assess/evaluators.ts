import { SetNotAtHandError } from './data'
import type { EvalOptions, SetName } from './options'
import type { EvalTable } from './table'

type Reader = (options: EvalOptions) => Promise<EvalTable>

const notWritten = (set: SetName) => async (): Promise<Reader> => {
  throw new SetNotAtHandError(`${set}: this set's reader is not written: the set was not at hand. Nothing is claimed.`)
}

/** Loaded when asked for, so that the engine's time and memory are taken before a set is read. */
export const readers: Readonly<Record<SetName, () => Promise<Reader>>> = {
  ellipse: async () => (await import('./ellipse')).evaluateEllipse,
  jfleg: async () => (await import('./jfleg')).evaluateJfleg,
  btr: async () => (await import('./btr')).evaluateBtr,
  cv: async () => (await import('./cv')).evaluateCv,
  nict: notWritten('nict'),
  unt: notWritten('unt'),
}
