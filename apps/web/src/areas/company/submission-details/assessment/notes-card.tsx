import type { AssessmentNote, SubmissionAnswer } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../shared/ui/card'

/** What was left out before anything was measured. */
export function NotesCard({
  notes,
  answers,
}: {
  notes: readonly AssessmentNote[]
  answers: readonly SubmissionAnswer[]
}) {
  const t = useTranslations('assessment')
  if (notes.length === 0) return null
  const numberOf = (note: AssessmentNote) => answers.find((answer) => answer.answerId === note.answerId)?.questionNumber
  return (
    <Card aria-label={t('notes.title')}>
      <h2 className="text-lg font-semibold">{t('notes.title')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('notes.lead')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map((note) => (
          <li key={`${note.answerId} ${note.start}`} className="text-sm">
            <span className="text-ink-3">
              {t(`notes.kinds.${note.kind}`)} · {t('panel.quoteIn', { number: numberOf(note) ?? 0 })}
            </span>
            {note.quote !== '' && <q className="mt-0.5 line-clamp-3 block text-ink-2">{note.quote}</q>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
