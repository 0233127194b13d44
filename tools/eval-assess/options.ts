import { parseArgs } from 'node:util'
import { type Part, parts } from './split'

export const sets = ['ellipse', 'jfleg', 'cv', 'nict', 'unt'] as const
export type SetName = (typeof sets)[number]

export interface EvalOptions {
  readonly set: SetName
  readonly part: Part
  /** Folder of the labeled sets, one folder each: `ellipse/`, `jfleg/`. */
  readonly folder: string
}

/** The command got an unknown option. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const usage = `npm run eval:assess -- --set ${sets.join('|')} [--engine builtin] [--part ${parts.join('|')}]`

/** Defaults to `unseen`, the half that is reported. */
export function readOptions(args: readonly string[], folder: string | undefined): EvalOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      set: { type: 'string' },
      engine: { type: 'string', default: 'builtin' },
      part: { type: 'string', default: 'unseen' },
    },
  })
  const set = sets.find((name) => name === values.set)
  const part = parts.find((name) => name === values.part)
  if (set === undefined || part === undefined) throw new UsageError(`Usage: ${usage}`)
  if (values.engine !== 'builtin')
    throw new UsageError(`only the built-in engine is measured here; a model is measured by its exam. Usage: ${usage}`)
  if (folder === undefined || folder === '')
    throw new UsageError(`ASSESS_DATA must name the folder of the labelled sets. Usage: ${usage}`)
  return { set, part, folder }
}
