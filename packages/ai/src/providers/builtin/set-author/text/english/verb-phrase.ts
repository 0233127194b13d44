import { readVerb, type VerbForm } from './base-form'
import { MAX_VERB_PHRASE_WORDS, type PhraseRefusal, refuseNounPhrase, refuseVerbPhrase } from './check-phrase'
import { startsWithVerb, stripLead } from './strip-lead'
import { FUNCTION_WORDS, isAdverb, KEEPS_TO, POSSESSIVES, PRONOUNS } from './words'

/** The duties that a line says as phrases, and why what is missing was refused. */
export interface VerbPhrases {
  readonly phrases: readonly string[]
  readonly refusal: PhraseRefusal | null
}

const BRACKETS = /\s{0,4}[([{][^)\]}]{0,300}[)\]}]/g
/** From here on a line explains, gives examples or says how well. */
const DETAILS =
  /,?\s(?:(?:often |usually |but not limited to )?including|such as|e\.g|i\.e|for example|for instance|namely|in order to|so that|so as to|with the (?:goal|aim|purpose)|with (?:a|the) (?:high|highest|strong)|to ensure|to make sure|ensuring|while|whilst|whereby|which|that|who|whose|where|when|whenever|because|as (?:needed|required|necessary|assigned|directed|appropriate|well as needed)|if (?:needed|required|necessary)|in (?:accordance|line|compliance|alignment|conjunction|keeping) with|according to|aligned with|based on|utilizing|utilising|using|via|by [a-z]{2,20}ing|on an? (?:daily|weekly|monthly|regular|ongoing|as-needed) basis|like|regarding how|at all times|not limited to)(?=[\s,.:;]|$).*|\s[–:-]\s.*|:(?:\s.*|$)|\.{3}.*|"\s.*/i

const CONNECTED = /^(?:and|or|then)$/i
const isEnd = (word: string | undefined) =>
  word === undefined || FUNCTION_WORDS.has(clean(word)) || CONNECTED.test(word)
const clean = (word: string) => word.toLowerCase().replace(/[,.;]{1,3}$/, '')
const endsWithComma = (word: string | undefined) => word?.endsWith(',') ?? false

/** "... equipment to minimize downtime": the purpose is not the deed. */
function cutPurpose(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) =>
      index >= 2 &&
      word.toLowerCase() === 'to' &&
      !KEEPS_TO.has(clean(words[index - 1] ?? '')) &&
      readVerb(clean(words[index + 1] ?? ''))?.form === 'base',
  )
  return at === -1 ? words : words.slice(0, at)
}

/** Words that are nouns as often as verbs: in the middle of a line they begin a deed only before "the" and the like. */
const AMBIGUOUS = new Set(
  'purchase order process support market service program report record request plan test design control work project research stock store sample schedule supply target budget file post press share check meet train market engineer account build operate manufacture house bank learn nurse cater live follow exist grow clean import export track lead model pilot start transfer travel use value'.split(
    ' ',
  ),
)
const DETERMINER = /^(?:the|a|an|all|any|our|your|their|its|new|each|every|up|out)$/i
/** Verbs that are complete with their preposition: "works with". */
const WITH_PREPOSITION =
  /^(?:work|coordinate|assist|collaborate|liaise|communicate|contribute|respond|adhere|participate|comply|consult|interact|help)$/

/** "..., sort, and verify numbers": a verb that shares the object of a later one. */
function sharesObject(words: readonly string[], index: number, form: VerbForm): boolean {
  const after = CONNECTED.test(words[index + 1] ?? '') ? index + 2 : index + 1
  if (words.slice(1, index).every((other) => isPartOfRow(other, form))) return true
  if (readVerb(clean(words[after] ?? ''))?.form !== form) return false
  return form === 'third' || DETERMINER.test(words[after + 1] ?? '')
}

/** Whether a verb has an object of its own behind it. */
function hasOwnObject(next: string, base: string): boolean {
  if (DETERMINER.test(next)) return true
  return isEnd(next) ? WITH_PREPOSITION.test(base) : !AMBIGUOUS.has(base)
}

const isJoined = (before: string | undefined) => endsWithComma(before) || CONNECTED.test(before ?? '')

/** Whether a verb here continues the row: after a comma or "and", in the form of the first one, with an object. */
function continuesRow(words: readonly string[], index: number, form: VerbForm): boolean {
  const [word = '', next] = [words[index], words[index + 1]]
  const verb = readVerb(clean(word))
  if (!isJoined(words[index - 1]) || verb?.form !== form || /^[A-Z]/.test(word) || next === undefined) return false
  return endsWithComma(word) || CONNECTED.test(next) ? sharesObject(words, index, form) : hasOwnObject(next, verb.base)
}

const isPartOfRow = (word: string, form: VerbForm) => CONNECTED.test(word) || readVerb(clean(word))?.form === form

/** A verb in its base form, with the comma that it had. */
const toBase = (word: string) => `${readVerb(clean(word))?.base ?? word}${endsWithComma(word) ? ',' : ''}`

/** "execute repairs and": the connective belonged to the next deed. */
const dropConnective = (row: readonly string[]) => (CONNECTED.test(row.at(-1) ?? '') ? row.slice(0, -1) : row)

/** Rows of verb phrases as one list of words each, in the base form. */
function splitRow(words: readonly string[], form: VerbForm): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  const isPart = (word: string) => isPartOfRow(word, 'base') || isPartOfRow(word, form)
  const written = words.map((word, index) => {
    const isVerb = index === 0 || continuesRow(words, index, form)
    return { word: isVerb ? toBase(word) : word, isVerb }
  })
  for (const { word, isVerb } of written) {
    const current = rows.at(-1) ?? []
    // A verb without an object shares the object of the next one: "plan and run workshops".
    if (!isVerb || current.every(isPart)) current.push(word)
    else rows.push([word])
  }
  return rows.map(dropConnective)
}

function finish(words: readonly string[]): string {
  const kept = words.map((word) => (POSSESSIVES.has(word.toLowerCase()) ? 'the' : word)).filter((word) => word !== '')
  while (kept.length > 2) {
    const last = clean(kept.at(-1) ?? '')
    const isOpen = FUNCTION_WORDS.has(last) || isAdverb(last) || CONNECTED.test(last) || /^\p{P}*$/u.test(last)
    const isParticiple = /^[a-z]{3,}[^e\W]ed$/.test(last) && !/^(?:speed|seed|need|feed|weed|embed)$/.test(last)
    if (!isOpen && !isParticiple) break
    kept.pop()
  }
  return kept
    .join(' ')
    .replace(/[\s,.;:!–-]{1,8}$/, '')
    .replace(/\s&\s/g, ' and ')
    .replace(/"/g, '')
}

const TAIL =
  /^(?:related|relating|pertaining|associated|involving|concerning|through|within|across|throughout|for|with|in|on|from|regarding|between|under|during|against|as|at|by|into|around|among|toward|towards|alongside|via)$/i

const isBoundary = (words: readonly string[], at: number) =>
  (TAIL.test(words[at] ?? '') && !/,$/.test(words[at - 1] ?? '')) ||
  (CONNECTED.test(words[at] ?? '') && words[at + 1] === 'other')

/** The deed with its object and no more: "... support" of "documents and support in the system" is half a thought. */
function dropHalfPair(words: readonly string[]): readonly string[] {
  const isHalf = words.length > 3 && CONNECTED.test(words.at(-2) ?? '') && AMBIGUOUS.has(clean(words.at(-1) ?? ''))
  return isHalf ? words.slice(0, -2) : words
}

/** A phrase that is too long, or speaks of "us" at its end, ends before an "in ...", "with ..." that still leaves a deed with its object. */
function shortenTail(phrase: string): string {
  const words = phrase.split(' ')
  const refusal = refuseVerbPhrase(phrase)
  const offending = refusal === 'pronoun' ? words.findIndex((word) => PRONOUNS.has(clean(word))) : -1
  if (refusal !== 'long' && offending === -1) return phrase
  for (let at = Math.min(MAX_VERB_PHRASE_WORDS, offending === -1 ? words.length : offending); at >= 2; at -= 1) {
    if (isBoundary(words, at)) return finish(dropHalfPair(words.slice(0, at)))
  }
  return phrase
}

const ACTIVITY =
  /(?:tion|sion|ment|ance|ence|ing|ship|work|care|design|control|support|analysis|planning|research|delivery|service|services|sales|entry|modeling|modelling)$/i

/** "Procurement of lab equipment" names a deed without a verb. */
function nameActivity(text: string): VerbPhrases {
  const phrase = finish(text.split(' '))
  const isTitleCase = phrase.split(' ').every((word) => word.length <= 3 || /^\p{Lu}/u.test(word))
  const lower = phrase.replace(isTitleCase ? /(?<!\p{L})\p{Lu}(?=\p{Ll})/gu : /^\p{Lu}(?=\p{Ll})/u, (letter) =>
    letter.toLowerCase(),
  )
  // "A valid license" is a thing; an activity has no article that counts it.
  const names = !/^an?\s/i.test(phrase) && lower.split(' ').some((word) => ACTIVITY.test(clean(word)))
  const refusal = names ? refuseNounPhrase(lower, 8) : 'verb'
  return refusal === null ? { phrases: [`take care of ${lower}`], refusal } : { phrases: [], refusal }
}

function readClause(text: string, mayNameActivity: boolean): VerbPhrases {
  const bare = stripLead(text.replace(BRACKETS, '').replace(/\sas well as\s/gi, ' and '))
  const cut = bare.replace(DETAILS, '').trim()
  if (!startsWithVerb(cut)) return mayNameActivity ? nameActivity(cut) : { phrases: [], refusal: 'verb' }
  const all = cutPurpose(cut.split(' '))
  const form = readVerb(clean(all[0] ?? ''))?.form ?? 'base'
  const read = splitRow(all, form).map((words) => shortenTail(finish(words)))
  const checked = read.map((phrase) => ({ phrase, refusal: refuseVerbPhrase(phrase) }))
  return {
    phrases: checked.flatMap(({ phrase, refusal }) => (refusal === null ? [phrase] : [])),
    refusal: checked.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}

/**
 * Duties of a line as verb phrases in their base form. What cannot stand in a question is refused, never cut at a number of letters.
 * `mayNameActivity`: the line stands in a list of duties, so that "Data entry" is one too.
 */
export function readVerbPhrases(text: string, mayNameActivity = false): VerbPhrases {
  const clauses = text
    .split(/;\s+|\.\s+(?=[A-Z])/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const read = clauses.map((clause) => readClause(clause, mayNameActivity))
  return {
    phrases: [...new Set(read.flatMap(({ phrases }) => phrases))],
    refusal: read.find(({ refusal }) => refusal !== null)?.refusal ?? null,
  }
}
