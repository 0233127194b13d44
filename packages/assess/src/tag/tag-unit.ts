import type { Lexicon } from '../lexicons/lexicon'
import { findFrequencyRank } from '../lexicons/ranks'
import { type MaskKind, normalizeForm, type Token } from '../normalize/token'
import type { Unit } from '../normalize/unit'
import { isVietnameseSyllable } from './syllable'
import { tagEnglish } from './tag-english'
import type { Pos, TaggedUnit, Word } from './word'

const contentPos: ReadonlySet<Pos> = new Set<Pos>(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'X', 'INTJ'])
const maskReplacements: Readonly<Record<MaskKind, string>> = {
  name: 'Northfield',
  place: 'Northfield',
  title: 'Northfield',
  nationality: 'local',
  person: 'person',
}

export function tagUnit(unit: Unit, lexicon: Lexicon): TaggedUnit {
  return { ...unit, words: tagTokens(unit.clean, lexicon) }
}

export function tagTokens(tokens: readonly Token[], lexicon: Lexicon): Word[] {
  return lexicon.language === 'en'
    ? tagEnglishWords(tokens, lexicon)
    : tokens.map((token) => tagVietnameseWord(token, lexicon))
}

function tagEnglishWords(tokens: readonly Token[], lexicon: Lexicon): Word[] {
  const tags = tagEnglish(tokens.map(toTaggerInput))
  return tokens.map((token, index) => {
    const tag = tags[index]
    const form = normalizeForm(token)
    const lemma = tag === undefined || tag.lemma === '' || token.mask !== null || token.number ? form : tag.lemma
    const pos = tag?.pos ?? 'X'
    const rank = findBestRank(findFrequencyRank('en', form), findFrequencyRank('en', lemma))
    const isContent = token.mask === null && !token.number && contentPos.has(pos) && !lexicon.functionWords.has(form)
    return {
      token,
      form,
      lemma,
      pos,
      content: isContent,
      rank,
      known: token.mask !== null || token.number || rank !== null || tag?.known === true,
    }
  })
}

/** The tagger reads the same neutral word for every masked one, so that names cannot move a tag. */
function toTaggerInput(token: Token): string {
  if (token.mask !== null) return maskReplacements[token.mask]
  const form = normalizeForm(token)
  if (form === '#') return '30'
  return /^i(?:'|$)/u.test(form) ? `I${form.slice(1)}` : form
}

function tagVietnameseWord(token: Token, lexicon: Lexicon): Word {
  const form = normalizeForm(token)
  const plain = token.mask !== null || token.number
  const rank = findFrequencyRank('vi', form)
  const content = !plain && !lexicon.functionWords.has(form)
  return {
    token,
    form,
    lemma: form,
    pos: 'X',
    content,
    rank,
    known: plain || (rank !== null && isVietnameseSyllable(form)),
  }
}

function findBestRank(a: number | null, b: number | null): number | null {
  if (a === null) return b
  return b === null ? a : Math.min(a, b)
}
