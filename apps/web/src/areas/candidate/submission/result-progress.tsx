import type { OwnProgress } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { formatMegabytes } from '../../../shared/media/spool/upload-totals'
import { Card } from '../../../shared/ui/card'
import { Progress } from '../../../shared/ui/progress'

/** Whole percent; 100 only when nothing is missing. */
const getPercent = (done: number, total: number): number => Math.floor((100 * done) / total)

/** What the server has done on the way to the result. What can't be counted has no percent. */
export function ResultProgress({ progress }: { progress: OwnProgress }) {
  const t = useTranslations('assessment.own.progress')
  const { recordings, transcripts, isAssessing } = progress
  const stored = getPercent(recordings.stored, recordings.total)
  const ready = getPercent(transcripts.ready, transcripts.total)
  return (
    <ul className="mt-5 flex flex-col gap-4" data-testid="result-progress">
      {recordings.total > 0 && (
        <li>
          <Progress
            value={stored}
            label={t('recordings')}
            note={t('recordingsNote', {
              stored: recordings.stored,
              total: recordings.total,
              megabytes: formatMegabytes(recordings.storedBytes),
              percent: stored,
            })}
          />
        </li>
      )}
      {transcripts.total > 0 && (
        <li>
          <Progress
            value={ready}
            label={t('transcripts')}
            note={t('transcriptsNote', { ready: transcripts.ready, total: transcripts.total, percent: ready })}
          />
        </li>
      )}
      <li>
        <Progress value={null} label={t('assessment')} note={t(isAssessing ? 'running' : 'queued')} />
      </li>
    </ul>
  )
}

/** The result is there; a language model reads the answers for another one. */
export function ReadingProgress({ reading }: { reading: NonNullable<OwnProgress['reading']> }) {
  const t = useTranslations('assessment.own.progress')
  return (
    <Card role="status" data-testid="reading-progress">
      <p className="mb-3 text-base">{t('readingText')}</p>
      <Progress
        value={getPercent(reading.question - 1, reading.questions)}
        label={t('reading')}
        note={t('readingNote', { question: reading.question, total: reading.questions })}
      />
    </Card>
  )
}
