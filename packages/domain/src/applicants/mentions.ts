import { mentionPattern } from '@candor/contract'

/** A person whom a note may mention. */
export interface MentionedPerson {
  readonly userId: string
  readonly name: string
}

/** A piece of a note: words, or a mention. `name` is null if the person has left the organization. */
export type NotePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly userId: string; readonly name: string | null }

/** The ids of the people whom a stored note mentions, each once, in their order. */
export const listMentionedIds = (stored: string): string[] => [
  ...new Set([...stored.matchAll(mentionPattern)].map(([, id = '']) => id)),
]

/** The pieces of a stored note, in order. */
export const splitNote = (stored: string, people: readonly MentionedPerson[]): NotePart[] => {
  const parts: NotePart[] = []
  let end = 0
  for (const match of stored.matchAll(mentionPattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: stored.slice(end, match.index) })
    const [whole, userId = ''] = match
    parts.push({ kind: 'mention', userId, name: people.find((person) => person.userId === userId)?.name ?? null })
    end = match.index + whole.length
  }
  if (end < stored.length) parts.push({ kind: 'text', text: stored.slice(end) })
  return parts
}

/** A stored note as its author edits it: with names. `unknown` stands for people who have left. */
export const writeMentionNames = (stored: string, people: readonly MentionedPerson[], unknown: string): string =>
  splitNote(stored, people)
    .map((part) => (part.kind === 'text' ? part.text : `@${part.name ?? unknown}`))
    .join('')

const isInWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}\p{M}_]/u.test(character)

const findPersonAt = (typed: string, at: number, people: readonly MentionedPerson[]): MentionedPerson | undefined =>
  people.find(
    ({ name }) => typed.startsWith(name, at) && !isInWord([...typed.slice(at + name.length, at + name.length + 2)][0]),
  )

/**
 * A note as it was typed, with each `@Name` of these people as a mention. The longest name wins; of people with the same name, the
 * first of the list. An `@` inside a word, as in an email address, mentions no one.
 */
export const writeMentionIds = (typed: string, people: readonly MentionedPerson[]): string => {
  const named = people.filter(({ name }) => name !== '').sort((one, other) => other.name.length - one.name.length)
  let stored = ''
  let at = 0
  while (at < typed.length) {
    const next = typed.indexOf('@', at)
    if (next < 0) break
    const person = isInWord(typed[next - 1]) ? undefined : findPersonAt(typed, next + 1, named)
    stored += typed.slice(at, next) + (person === undefined ? '@' : `@[${person.userId}]`)
    at = next + 1 + (person?.name.length ?? 0)
  }
  return stored + typed.slice(at)
}

/** What is typed of a name before the caret, and where its `@` is; null: no name is being typed. */
export const findTypedMention = (
  typed: string,
  caret: number,
): { readonly start: number; readonly word: string } | null => {
  const start = typed.lastIndexOf('@', caret - 1)
  if (start < 0 || isInWord(typed[start - 1])) return null
  const word = typed.slice(start + 1, caret)
  return word.length > 40 || /[\n@[\]]|\s{2}|^\s/u.test(word) ? null : { start, word }
}
