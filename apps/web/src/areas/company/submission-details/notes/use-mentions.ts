import { foldDiacritics } from '@candor/contract'
import { can, findTypedMention, type MentionedPerson } from '@candor/domain'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { query } from '../../../../shared/api/client'
import { usePersonName } from '../../setting/parts/person-name'

const SHOWN = 6

const fold = (text: string): string => foldDiacritics(text).toLowerCase()

/** The colleagues who may read a note. */
function useReaders(): MentionedPerson[] {
  const formatName = usePersonName()
  const members = useQuery(query.identity.member.list.queryOptions()).data?.items ?? []
  return members
    .filter(({ role }) => can(role, 'submission.review'))
    .map((member) => ({ userId: member.userId, name: formatName(member) }))
}

type TypedMention = NonNullable<ReturnType<typeof findTypedMention>>

/** Whether a name is the one for which suggestions were hidden, perhaps with more letters. */
const continues = (typed: TypedMention, dismissed: TypedMention | null): boolean =>
  dismissed !== null && typed.start === dismissed.start && typed.word.startsWith(dismissed.word)

interface Options {
  readonly text: string
  readonly onText: (text: string) => void
  /** Puts the caret behind a name that was filled in. */
  readonly onCaret: (caret: number) => void
}

/** What is suggested while a name is typed after an `@`, and the keys that choose from it. */
export function useMentions({ text, onText, onCaret }: Options) {
  const readers = useReaders()
  const [picked, setPicked] = useState<readonly MentionedPerson[]>([])
  const [caret, setCaret] = useState(0)
  const [dismissed, setDismissed] = useState<TypedMention | null>(null)
  const [isFocused, setIsFocused] = useState(true)
  const [active, setActive] = useState(0)
  const typed = findTypedMention(text, caret)
  const isOpen = isFocused && typed !== null && !continues(typed, dismissed)
  const found = isOpen ? readers.filter(({ name }) => fold(name).includes(fold(typed.word))).slice(0, SHOWN) : []
  const place = Math.min(active, Math.max(found.length - 1, 0))
  const pick = (person: MentionedPerson) => {
    if (typed === null) return
    const before = `${text.slice(0, typed.start)}@${person.name} `
    setPicked([person, ...picked])
    setActive(0)
    setCaret(before.length)
    onText(before + text.slice(caret))
    onCaret(before.length)
  }
  const pickActive = () => {
    const person = found[place]
    if (person) pick(person)
  }
  const actions = new Map([
    ['ArrowDown', () => setActive((place + 1) % found.length)],
    ['ArrowUp', () => setActive((place + found.length - 1) % found.length)],
    ['Enter', pickActive],
    ['Tab', pickActive],
    ['Escape', () => setDismissed(typed)],
  ])
  return {
    found,
    place,
    pick,
    /** Who is meant by a name: first those who were chosen from the list. */
    people: [...picked, ...readers],
    setCaret: (next: number) => {
      setCaret(next)
      if (next !== caret) setActive(0)
    },
    setIsFocused,
    /** True: the key chose from the list. */
    onKey: (event: KeyboardEvent): boolean => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.nativeEvent.isComposing
      const action = found.length > 0 && isPlain ? actions.get(event.key) : undefined
      if (action === undefined) return false
      event.preventDefault()
      event.stopPropagation()
      action()
      return true
    },
  }
}
