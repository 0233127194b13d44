import { type AssessmentNote, cvSourceId } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../ui/card'
import { useResult } from './result-view'

/** What was left out before anything was measured. */
export function NotesCard({ notes }: { notes: readonly AssessmentNote[] }) {
  const t = useTranslations('assessment')
  const { answers } = useResult()
  if (notes.length === 0) return null
  const whereOf = (note: AssessmentNote): string | null => {
    if (note.answerId === cvSourceId) return t('notes.inCv')
    const answer = answers.find(({ answerId }) => answerId === note.answerId)
    return answer ? t('panel.quoteIn', { number: answer.questionNumber }) : null
  }
  return (
    <Card aria-label={t('notes.title')} data-testid="notes">
      <h2 className="text-lg font-semibold">{t('notes.title')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('notes.lead')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {notes.map((note) => (
          <li key={`${note.kind} ${note.answerId} ${note.start}`} className="text-sm">
            <span className="text-ink-3">
              {[t(`notes.kinds.${note.kind}`), whereOf(note)].filter((part) => part !== null).join(' · ')}
            </span>
            {note.quote !== '' && <q className="mt-0.5 line-clamp-3 block break-words text-ink-2">{note.quote}</q>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
