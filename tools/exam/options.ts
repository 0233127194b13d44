import { parseArgs } from 'node:util'
import {
  englishCases,
  type OccupationCase,
  type SampleCount,
  type ValidityPartId,
  validityParts,
  vietnameseCases,
} from '../../packages/assess/src/exam/validity'

export interface ExamOptions {
  readonly engine: string
  readonly occupations: readonly OccupationCase[]
  readonly parts: ReadonlySet<ValidityPartId>
  readonly samples: SampleCount
  readonly maxCalls: number
  readonly withBroken: boolean
}

/** A wrong option: the message names it and what is there. */
export class OptionError extends Error {}

export const usage =
  'npm run exam -- --engine builtin|builtin_measures|model|<scripted engine>|judge:<scripted model> [--occupation <id>,<id>] [--part <id>,<id>] [--samples 1|3] [--max-calls <n>] [--broken]'

const allOccupations = [...englishCases, ...vietnameseCases]
const defaultMaxCalls = 1_000

/** Reads the command line; throws OptionError on what it does not know. */
export function readOptions(given: readonly string[]): ExamOptions {
  const { values } = parse(given)
  if (values.engine === undefined) throw new OptionError(usage)
  return {
    engine: values.engine,
    occupations: pick(
      values.occupation,
      allOccupations.map((occupation) => [occupation.questions.id, occupation]),
      'occupation',
    ),
    parts: new Set(
      pick(
        values.part,
        validityParts.map(({ id }) => [id, id]),
        'part',
      ),
    ),
    samples: readSamples(values.samples),
    maxCalls: readCount(values['max-calls']),
    withBroken: values.broken === true,
  }
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        engine: { type: 'string' },
        occupation: { type: 'string' },
        part: { type: 'string' },
        samples: { type: 'string' },
        'max-calls': { type: 'string' },
        broken: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** The named ones, or all. */
function pick<T>(given: string | undefined, known: readonly (readonly [string, T])[], what: string): T[] {
  if (given === undefined) return known.map(([, value]) => value)
  return given.split(',').map((id) => {
    const found = known.find(([name]) => name === id)
    if (found === undefined)
      throw new OptionError(`no ${what} named ${id}; there are: ${known.map(([name]) => name).join(', ')}`)
    return found[1]
  })
}

function readSamples(given = '1'): SampleCount {
  if (given !== '1' && given !== '3') throw new OptionError('--samples is 1 or 3')
  return given === '1' ? 1 : 3
}

function readCount(given = String(defaultMaxCalls)): number {
  if (!/^[1-9]\d{0,6}$/u.test(given)) throw new OptionError('--max-calls is a number from 1 to 9999999')
  return Number(given)
}
