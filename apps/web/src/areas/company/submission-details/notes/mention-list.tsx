import type { MentionedPerson } from '@candor/domain'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { Avatar } from '../../../../shared/ui/avatar'

interface MentionListProps {
  id: string
  people: readonly MentionedPerson[]
  place: number
  onPick: (person: MentionedPerson) => void
}

/** Names to choose from under the text. The text keeps the focus; its keys move the mark. */
export function MentionList({ id, people, place, onPick }: MentionListProps) {
  const t = useTranslations('notes')
  return (
    <>
      <p role="status" className="sr-only">
        {people.length > 0 && t('found', { count: people.length })}
      </p>
      {people.length > 0 && (
        <div id={id} role="listbox" aria-label={t('people')} className="popup mt-1 p-1">
          {people.map((person, index) => (
            <div
              key={person.userId}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === place}
              // Pressed, not clicked: the text must not lose the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                onPick(person)
              }}
              className={clsx(
                'flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-1.5 text-sm touch:min-h-11',
                index === place && 'bg-sunken outline outline-1 -outline-offset-1 outline-line-strong',
              )}
            >
              <Avatar name={person.name} size={32} />
              <span className="truncate">{person.name}</span>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
