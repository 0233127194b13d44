type Pair = readonly [string, string]

/** Two examples each of levels 1, 2, 3, 4 and 5. */
export type LevelExamples = readonly [Pair, Pair, Pair, Pair, Pair]
