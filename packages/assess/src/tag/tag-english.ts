import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction, type WinkMethods } from 'wink-nlp'
import type { Pos } from './word'

export interface EnglishTag {
  readonly lemma: string
  readonly pos: Pos
  readonly known: boolean
}

let loaded: WinkMethods | null = null

/** The tagger takes 0.1 s and 57 MB to load: once, at first use. */
function getTagger(): WinkMethods {
  loaded ??= winkNLP(model, ['pos'])
  return loaded
}

const unknownTag: EnglishTag = { lemma: '', pos: 'X', known: false }

/** Tags lower-case words of one unit; a contraction takes the tag of its first part. */
export function tagEnglish(words: readonly string[]): EnglishTag[] {
  const { readDoc, its } = getTagger()
  const doc = readDoc(words.join(' '))
  const starts = mapStartOffsets(words)
  const tags: EnglishTag[] = words.map(() => unknownTag)
  const values = doc.tokens().out(its.value)
  const gaps = doc.tokens().out(its.precedingSpaces)
  const lemmas = doc.tokens().out(asLemmaMapper(its.lemma))
  const poses = doc.tokens().out<Pos>(its.pos)
  let offset = 0
  values.forEach((value, index) => {
    offset += (gaps[index] ?? '').length
    const word = starts.get(offset)
    if (word !== undefined)
      tags[word] = {
        lemma: (lemmas[index] ?? value).toLowerCase(),
        pos: parsePos(poses[index]),
        known: !doc.isOOV(value),
      }
    offset += value.length
  })
  return tags
}

function mapStartOffsets(words: readonly string[]): Map<number, number> {
  const starts = new Map<number, number>()
  let offset = 0
  words.forEach((word, index) => {
    starts.set(offset, index)
    offset += word.length + 1
  })
  return starts
}

const known: ReadonlySet<string> = new Set<Pos>([
  'ADJ',
  'ADP',
  'ADV',
  'AUX',
  'CCONJ',
  'DET',
  'INTJ',
  'NOUN',
  'NUM',
  'PART',
  'PRON',
  'PROPN',
  'PUNCT',
  'SCONJ',
  'SYM',
  'VERB',
  'X',
  'SPACE',
])

function isPos(value: string): value is Pos {
  return known.has(value)
}

function parsePos(value: string | undefined): Pos {
  return value !== undefined && isPos(value) ? value : 'X'
}

/** The library's typings give `lemma` one parameter less than its own mapper type; at run time it is one. */
function asLemmaMapper(value: unknown): ItsFunction<string> {
  if (!isMapper(value)) throw new TypeError('the language model has no lemma mapper')
  return value
}

function isMapper(value: unknown): value is ItsFunction<string> {
  return typeof value === 'function'
}
