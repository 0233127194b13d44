import { type AssessmentNote, cvSourceId } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { useResult } from './result-view'

/** Remarks shown at first. A repetitive interview has dozens. */
const FEW = 3

function NoteList({ notes }: { notes: readonly AssessmentNote[] }) {
  const t = useTranslations('assessment')
  const { answers } = useResult()
  const formatPlace = (note: AssessmentNote): string | null => {
    if (note.answerId === cvSourceId) return t('notes.inCv')
    const answer = answers.find(({ answerId }) => answerId === note.answerId)
    return answer ? t('panel.quoteIn', { number: answer.questionNumber }) : null
  }
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {notes.map((note) => (
        <li key={`${note.kind} ${note.answerId} ${note.start}`} className="text-sm">
          <span className="text-ink-3">
            {[t(`notes.kinds.${note.kind}`), formatPlace(note)].filter((part) => part !== null).join(' · ')}
          </span>
          {note.quote !== '' && <q className="mt-0.5 line-clamp-3 block break-words text-ink-2">{note.quote}</q>}
        </li>
      ))}
    </ul>
  )
}

/** Lists what was excluded before measuring. */
export function NotesCard({ notes }: { notes: readonly AssessmentNote[] }) {
  const t = useTranslations('assessment.notes')
  if (notes.length === 0) return null
  const more = notes.slice(FEW)
  return (
    <Card aria-label={t('title')} data-testid="notes">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('lead')}</p>
      <NoteList notes={notes.slice(0, FEW)} />
      {more.length > 0 && (
        <details className="mt-3">
          <summary className="w-fit cursor-pointer rounded-sm text-sm font-medium touch:py-2">
            {t('more', { count: more.length })}
          </summary>
          <NoteList notes={more} />
        </details>
      )}
    </Card>
  )
}
