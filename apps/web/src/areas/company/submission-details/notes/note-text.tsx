import type { Note } from '@candor/contract'
import { splitNote } from '@candor/domain'
import { useTranslations } from 'use-intl'

/** A note's words as plain text, each in its own direction, with the mentioned people marked. */
export function NoteText({ note }: { note: Pick<Note, 'text' | 'mentions'> }) {
  const t = useTranslations('notes')
  return (
    <p dir="auto" className="text-sm break-words whitespace-pre-wrap">
      {splitNote(note.text, note.mentions).map((part, index) =>
        part.kind === 'text' ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which are drawn again as a whole.
          <bdi key={index} className="rounded-sm bg-brand-soft px-0.5 font-medium text-brand-ink">
            @{part.name ?? t('formerMember')}
          </bdi>
        ),
      )}
    </p>
  )
}
