/**
 * One interview of the NICT JLE corpus. Its files look like XML and are not: tags overlap and have no root. Read are the level in
 * the head (`<SST_level>4</SST_level>`) and the learner's turns (`<B>...</B>`).
 */
export interface SpokenInterview {
  readonly id: string
  /** 1 to 9. */
  readonly level: number
  readonly turns: readonly SpokenTurn[]
}

export interface SpokenTurn {
  readonly question: string
  readonly pieces: readonly SpokenPiece[]
}

/** What stands between two tags: words as spoken, or a silence. */
export type SpokenPiece =
  | { readonly kind: 'words'; readonly text: string; readonly isFiller: boolean }
  | { readonly kind: 'pause'; readonly isLong: boolean }

const levelTag = /<SST_level>\s*([1-9])\s*<\/SST_level>/u
const turnTag = /<([AB])>([\s\S]*?)<\/\1>/gu
const noise = /<nvs>[\s\S]*?<\/nvs>/gu
const hiddenName = /<H\b[^>]*>[\s\S]*?<\/H>/gu
const silence = /<(\.{1,2})>\s*<\/\1>/u
const part = /(<F>[\s\S]*?<\/F>|<(\.{1,2})>\s*<\/\2>)/u
/** Also `<n_num crr="...">` of the files that have marked errors: the learner's own words stay. */
const otherTag = /<[^<>]*>/gu

/** Null for files without a level, such as those of native speakers. */
export function parseInterview(id: string, text: string): SpokenInterview | null {
  const level = levelTag.exec(text)?.[1]
  if (level === undefined) return null
  const turns: SpokenTurn[] = []
  let question = ''
  for (const [, speaker, content = ''] of text.matchAll(turnTag)) {
    if (speaker === 'A') question = stripTags(content)
    else turns.push({ question, pieces: splitPieces(content) })
  }
  return { id, level: Number(level), turns: turns.filter((turn) => turn.pieces.some(({ kind }) => kind === 'words')) }
}

function splitPieces(content: string): SpokenPiece[] {
  const marked = content.replaceAll(noise, ' ').replaceAll(hiddenName, ' Name ')
  const pieces: SpokenPiece[] = []
  let rest = marked
  while (rest !== '') {
    const found = part.exec(rest)
    pushWords(pieces, found === null ? rest : rest.slice(0, found.index), false)
    if (found === null) break
    const dots = silence.exec(found[0])?.[1]
    if (dots === undefined || found[0].startsWith('<F>')) pushWords(pieces, found[0], true)
    else pieces.push({ kind: 'pause', isLong: dots.length > 1 })
    rest = rest.slice(found.index + found[0].length)
  }
  return pieces
}

function pushWords(pieces: SpokenPiece[], marked: string, isFiller: boolean): void {
  const text = stripTags(marked)
  if (/[\p{L}\d]/u.test(text)) pieces.push({ kind: 'words', text, isFiller })
}

function stripTags(marked: string): string {
  return marked
    .replaceAll(noise, ' ')
    .replaceAll(hiddenName, ' Name ')
    .replaceAll(otherTag, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
