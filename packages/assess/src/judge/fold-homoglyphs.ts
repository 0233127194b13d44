/** Cyrillic and Greek letters that look like Latin ones, in the order of the letters they imitate. */
const homoglyphs = new Map(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'јj',
    'ѕs',
    'һh',
    'ԁd',
    'ԛq',
    'ԝw',
    'ɡg',
    'ɩi',
    'οo',
    'αa',
    'ρp',
    'νv',
  ]
    .concat([
      'ιi',
      'κk',
      'τt',
      'АA',
      'ВB',
      'ЕE',
      'КK',
      'МM',
      'НH',
      'ОO',
      'РP',
      'СC',
      'ТT',
      'ХX',
      'ІI',
      'ЅS',
      'ΙI',
      'ΟO',
    ])
    .map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)

/** Invisible characters: zero-width characters, direction marks, soft hyphens, tags. */
export const invisibleChars = /\p{Cf}+/gu

/**
 * A text as a person reads it: without invisible characters, and with look-alike letters replaced by those of one
 * alphabet. Use it for matching only: its offsets do not fit the original text.
 */
export function foldHomoglyphs(text: string): string {
  return [...text.replace(invisibleChars, '').normalize('NFKC')].map((sign) => homoglyphs.get(sign) ?? sign).join('')
}
