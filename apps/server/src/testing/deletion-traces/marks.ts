/** Of what docs/retention.md keeps without an interview. */
export const always = 'always'

/** What a mark goes with: it must be gone once its last interview of these is erased. */
export interface Mark {
  readonly word: string
  /** Where it was written. */
  readonly what: string
  /** Submissions; the mark stays while one of them exists. */
  readonly keptBy: readonly string[]
}

/** Words that stand nowhere else, one for each place where people write about an interview. */
export const createMarks = (seed: string) => {
  const marks: Mark[] = []
  return {
    marks,
    /** `keptBy` may grow as long as the caller has the array. */
    add(what: string, keptBy: readonly string[]): string {
      const word = `trace${seed}x${marks.length}q`
      marks.push({ word, what, keptBy })
      return word
    },
  }
}
export type Marks = ReturnType<typeof createMarks>
