/** Runs of these are what patterns with open quantifiers get lost in. */
const repeated = [
  'a',
  'A',
  'Aa',
  '1',
  ' ',
  '\t',
  '\n',
  '-',
  '.',
  '_',
  ',',
  '(',
  '[',
  '<',
  '/',
  '@',
  ':',
  'ế',
  '\u0301',
  'a ',
  'a.',
  'a-',
  'a@',
  'a@a.',
  "a'",
  '1.',
  '1,',
  '1 ',
  '- ',
  ', ',
  '. ',
  '\n ',
  ' -',
  '\na',
  'A.',
  '1/',
  '/a',
  '<a',
  '](',
  '{"',
] as const
const longestLiteral = 24
const literalsTried = 3

/** The words that a pattern looks for: text that begins like a match and never becomes one costs most. */
export const findLiterals = (source: string): string[] => {
  const bare = source.replace(/\\[pP]\{[^}]{0,40}\}|\\[a-zA-Z]|\(\?<?[=!:]/gu, '|')
  const words = bare.match(/[\p{L}\p{N}][\p{L}\p{N} ]{1,40}/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longestLiteral)))].slice(0, literalsTried)
}

export interface HostileText {
  readonly name: string
  readonly build: (length: number) => string
}

/** Texts of any length that are made to cost this pattern time. */
export const listHostileTexts = (source: string): HostileText[] => {
  const literals = findLiterals(source)
  const pieces = [...repeated, ...literals.flatMap((word) => [word, `${word} `, `${word} 1 `])]
  const runs = pieces.map((piece) => ({
    name: `many ${JSON.stringify(piece)}`,
    build: (length: number) => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}\u0000`,
  }))
  const openings = literals.flatMap((word) =>
    [' ', '1', 'a', '.'].map((piece) => ({
      name: `${JSON.stringify(word)} and many ${JSON.stringify(piece)}`,
      build: (length: number) => `${word}${piece.repeat(length)}\u0000`,
    })),
  )
  return [...runs, ...openings]
}
