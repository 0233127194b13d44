import { parseArgs } from 'node:util'

export interface DoctorOptions {
  /** Calls for each language. */
  readonly runs: number
  readonly timeoutMs: number
  /** Also runs the exam over the model. */
  readonly withExam: boolean
}

/** A wrong option: the message says what is possible. */
export class OptionError extends Error {}

const usage = 'npm run doctor -- [--runs 1-50] [--timeout <seconds>] [--exam]'
const defaults = { runs: 3, timeout: 30 }

/** Reads the command line; throws OptionError on what it does not know. */
export function readDoctorOptions(given: readonly string[]): DoctorOptions {
  const { runs, timeout, exam } = parse(given)
  return {
    runs: readNumber('--runs', runs ?? String(defaults.runs), 50),
    timeoutMs: readNumber('--timeout', timeout ?? String(defaults.timeout), 600) * 1_000,
    withExam: exam === true,
  }
}

function parse(given: readonly string[]) {
  try {
    const options = { runs: { type: 'string' }, timeout: { type: 'string' }, exam: { type: 'boolean' } } as const
    return parseArgs({ args: [...given], options }).values
  } catch (error) {
    throw new OptionError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function readNumber(name: string, text: string, max: number): number {
  const value = /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : Number.NaN
  if (!(value <= max)) throw new OptionError(`${name} is a number from 1 to ${max}\n${usage}`)
  return value
}
