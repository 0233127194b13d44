/** Letters of other alphabets that look like these: Cyrillic and Greek, in the order of what they stand for. */
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

/** Signs that no reader sees: of zero width, of direction, soft hyphens, tags. */
export const invisibleChars = /\p{Cf}+/gu

/**
 * A text as somebody reads it: without what can't be seen, and in one alphabet where letters were borrowed from another. Only to
 * recognize things by; offsets in it mean nothing.
 */
export function foldHomoglyphs(text: string): string {
  return [...text.replace(invisibleChars, '').normalize('NFKC')].map((sign) => homoglyphs.get(sign) ?? sign).join('')
}
