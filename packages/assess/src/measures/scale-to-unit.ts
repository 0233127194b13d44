/** Linear from `worst` (0) to `best` (1), clipped at both ends; worst may be the greater figure. */
export function scaleToUnit(value: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)))
}

/** The same on the logarithm: from 2 to 4 is as far as from 4 to 8. For rates that may be 0, `offset` is added first. */
export function scaleLogToUnit(value: number, { worst, best, offset }: LogScale): number {
  return scaleToUnit(Math.log(value + offset), Math.log(worst + offset), Math.log(best + offset))
}

export interface LogScale {
  readonly worst: number
  readonly best: number
  readonly offset: 0 | 1
}
