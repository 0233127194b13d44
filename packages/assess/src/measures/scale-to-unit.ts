/** Linear from `worst` (0) to `best` (1), clipped at both ends; worst may be the greater figure. */
export function scaleToUnit(value: number, worst: number, best: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)))
}
