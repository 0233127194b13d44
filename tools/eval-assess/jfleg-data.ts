import { readLines } from './data'

/** A learner's sentence of the public JFLEG set with four corrections. Words are rejoined. */
export interface CorrectedSentence {
  readonly id: string
  readonly source: string
  readonly references: readonly string[]
}

const file = 'jfleg/jfleg.jsonl'

export async function readSentences(folder: string): Promise<CorrectedSentence[]> {
  return (await readLines(folder, file)).map((line, index) => {
    const item: unknown = line
    if (!isItem(item)) throw new TypeError(`${file}, line ${index + 1}: not a sentence with corrections`)
    return { id: item.id, source: joinWords(item.source), references: item.refs.map(joinWords) }
  })
}

interface Item {
  readonly id: string
  readonly source: string
  readonly refs: readonly string[]
}

function isItem(value: unknown): value is Item {
  if (typeof value !== 'object' || value === null || !('id' in value && 'source' in value && 'refs' in value))
    return false
  const { id, source, refs } = value
  return (
    typeof id === 'string' &&
    typeof source === 'string' &&
    Array.isArray(refs) &&
    refs.every((reference) => typeof reference === 'string')
  )
}

/** The set separates words and punctuation ("do n't", "it 's", "home ."). People and recognizers write them joined. */
export function joinWords(tokenised: string): string {
  return tokenised
    .normalize('NFC')
    .replaceAll(/``|''/gu, '"')
    .replaceAll(/ (n['’]t|['’](?:s|re|ve|ll|d|m))\b/giu, '$1')
    .replaceAll(/ ([.,!?;:%)\]])/gu, '$1')
    .replaceAll(/([([$]) /gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}
