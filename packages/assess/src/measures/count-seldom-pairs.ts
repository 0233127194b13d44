import { enSeldomPairs } from '../lexicons/en-seldom-pairs'
import type { TaggedUnit, Word } from '../tag/word'

const pastForm = /(?:ed|en|wn)$/u

/** How a word is named in the list of seldom pairs: its kind, in capitals; null for names and numbers. */
function classifyWord(word: Word): string | null {
  const { form, pos } = word
  if (word.token.mask !== null || word.token.number) return null
  if (pos === 'NOUN') return form.endsWith('s') && !form.endsWith('ss') ? 'NOUNS' : 'NOUN'
  if (pos === 'VERB') return classifyVerb(word)
  return pos === 'ADJ' || pos === 'ADV' ? pos : null
}

function classifyVerb({ form, lemma }: Word): string {
  if (form.endsWith('ing')) return 'VERBING'
  if (form === lemma) return 'VERB'
  if (pastForm.test(form)) return 'VERBED'
  return form.endsWith('s') ? 'VERBS' : 'VERB'
}

/** Words directly after another word, without punctuation between, where English seldom has them. */
export function countPairsOfUnit({ words }: TaggedUnit): number {
  return words.filter((right, index) => {
    const left = words[index - 1]
    return left !== undefined && right.token.joined && isSeldom(left, right)
  }).length
}

function isSeldom(left: Word, right: Word): boolean {
  const kind = classifyWord(right)
  return listSeldomFollowers(left).some(
    (followers) => followers.has(right.form) || (kind !== null && followers.has(kind)),
  )
}

function listSeldomFollowers(left: Word): ReadonlySet<string>[] {
  const kind = classifyWord(left)
  const byForm = enSeldomPairs.get(left.form)
  const byKind = kind === null ? undefined : enSeldomPairs.get(kind)
  return [byForm, byKind].flatMap((followers) => followers ?? [])
}
