import { readVerb } from './base-form'
import { FINITE_VERBS, FUNCTION_WORDS, isAdverb, PRONOUNS, STATIVE_VERBS } from './words'

/** Why a phrase must not stand in a question. */
export type PhraseRefusal = 'short' | 'long' | 'pronoun' | 'finite_verb' | 'sign' | 'ending' | 'verb' | 'object'

export const MAX_VERB_PHRASE_WORDS = 11
export const MAX_NOUN_PHRASE_WORDS = 6

const SIGNS = /^[\p{L}\p{N}\s,'/&.+#%$-]+$/u
const bare = (word: string) => word.toLowerCase().replace(/[,.]{1,3}$/, '')

/** What speaks against a phrase of either kind. */
function refuseWords(words: readonly string[]): PhraseRefusal | null {
  const plain = words.map(bare)
  if (!SIGNS.test(words.join(' ')) || words.some((word) => word === '&')) return 'sign'
  if (plain.some((word) => PRONOUNS.has(word))) return 'pronoun'
  if (plain.slice(1).some((word) => FINITE_VERBS.has(word))) return 'finite_verb'
  const last = plain.at(-1) ?? ''
  return FUNCTION_WORDS.has(last) || isAdverb(last) || /^\p{P}+$/u.test(last) ? 'ending' : null
}

const isContentWord = (word: string) =>
  /\p{L}{3}|\p{Lu}/u.test(word) && !FUNCTION_WORDS.has(bare(word)) && !isAdverb(bare(word))

/** Verbs that say enough without an object. */
const INTRANSITIVE = new Set([
  'travel',
  'cook',
  'drive',
  'teach',
  'multitask',
  'sell',
  'troubleshoot',
  'negotiate',
  'fundraise',
])

const GROWS_ONESELF = /^grow (?:with|as|in|into|your|the|together|personally|professionally)(?= |$)/i
const IS_ADJECTIVE = /^(?:open|able|close|used) to(?= |$)/i

/** A verb that is none here: a state, or the growth of the person. */
const isNoDeed = (phrase: string, verb: string) =>
  readVerb(verb)?.form !== 'base' || STATIVE_VERBS.has(verb) || GROWS_ONESELF.test(phrase) || IS_ADJECTIVE.test(phrase)

/** "... and review", "... , sort": the last deed has lost its object. */
function endsInVerb(words: readonly string[]): boolean {
  const before = words.at(-2) ?? ''
  if (/^(?:and|or)$/.test(bare(before)) && words.length <= 3) return true
  return before.endsWith(',') && readVerb(bare(words.at(-1) ?? ''))?.form === 'base'
}

/** Why a phrase does not fit after "a time you had to"; null when it does. */
export function refuseVerbPhrase(phrase: string): PhraseRefusal | null {
  const words = phrase.split(' ')
  const verb = bare(words[0] ?? '')
  if (words.length < 2 && !INTRANSITIVE.has(verb)) return 'short'
  if (words.length > MAX_VERB_PHRASE_WORDS) return 'long'
  if (isNoDeed(phrase, verb)) return 'verb'
  if (words.length > 1 && !words.slice(1).some(isContentWord)) return 'object'
  return endsInVerb(words) ? 'ending' : refuseWords(words)
}

/** Why a phrase does not fit after "experience with"; null when it does. */
export function refuseNounPhrase(phrase: string, maxWords = MAX_NOUN_PHRASE_WORDS): PhraseRefusal | null {
  const words = phrase.split(' ')
  const [first = ''] = words
  if (words.length > maxWords) return 'long'
  if (!words.some(isContentWord)) return 'object'
  if (FINITE_VERBS.has(bare(first)) || /^(?:to|and|or|but|of|for|with|by|as|than|not|in|on|at|from)$/.test(bare(first)))
    return 'ending'
  return refuseWords(words)
}
