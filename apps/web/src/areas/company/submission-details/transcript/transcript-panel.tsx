import type { SubmissionDetail } from '@candor/contract'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { findPosition } from '../../../../features/results/player/timeline'
import type { Player } from '../../../../features/results/player/use-player'
import type { WordsPlace } from '../../../../features/results/result-view'
import { CorrectionNote } from '../../../../features/transcript-correction/correction-note'
import { formatPosition } from '../../../../shared/format-clock'
import { AnswerFaultReport } from '../fault-report/answer-fault-report'
import { isExcluded } from '../fault-report/is-excluded'
import { REVIEW_SIDE_ID } from '../review-grid'
import { JumpList } from './jump-list'
import { MarkedText } from './marked-text'
import type { Match } from './match'
import { findPlaces, groupRows, type Row, type RowGroup, rowAt } from './rows'
import { rowGrid, TranscriptRow } from './transcript-row'
import { useFollow, useGoTo } from './use-follow'
import type { TranscriptSearch } from './use-search'

interface TranscriptPanelProps {
  submission: SubmissionDetail
  rows: readonly Row[]
  player: Player
  /** False: the role may not watch, so lines are read-only. */
  canPlay: boolean
  search: TranscriptSearch
  /** The quote that was opened from a level. */
  place: WordsPlace | null
}

function useSpeaker(): (row: Row) => string {
  const t = useTranslations('company.review.transcript')
  return (row) => t(row.kind === 'question' ? 'interviewer' : 'candidate')
}

function RowText({ row, search, places }: { row: Row; search: TranscriptSearch; places: readonly Match[] }) {
  const t = useTranslations('company.review.transcript')
  if (row.kind === 'note') return <em className="text-ink-3">{t(row.note)}</em>
  const marked = search.words.trim() === '' ? places : search.matches
  const matches = marked.filter((match) => match.rowKey === row.key)
  return (
    <>
      <MarkedText text={row.text} matches={matches} current={search.match} />
      {row.kind === 'question' && row.isTyped && <span className="block text-xs text-ink-3">{t('typed')}</span>}
    </>
  )
}

/** Notes under their question, in the column of the words. */
function AnswerNotes({ submission, answerId }: { submission: SubmissionDetail; answerId: string }) {
  const answer = submission.answers.find((candidate) => candidate.answerId === answerId)
  if (!answer || (answer.faultReport.faults.length === 0 && answer.correction === undefined)) return null
  return (
    <div className={clsx(rowGrid, 'pb-2')}>
      <div className="col-start-3">
        {answer.faultReport.faults.length > 0 && (
          <AnswerFaultReport answer={answer} isExcluded={isExcluded(submission.assessment, answerId)} />
        )}
        <CorrectionNote answer={answer} />
      </div>
    </div>
  )
}

const getStartMs = (row: Row): number | null => (row.kind === 'line' ? row.startMs : 0)

/** The transcript. The current line is marked and stays in view. */
export function TranscriptPanel(props: TranscriptPanelProps) {
  const { submission, rows, player, canPlay, search, place } = props
  const t = useTranslations('company.review.transcript')
  const grouped = useTranslations('submissionReview.transcript')
  const box = useRef<HTMLDivElement>(null)
  const speaker = useSpeaker()
  const { clip, answerMs, timeline } = player
  const moment = clip && canPlay && player.positionMs > 0 ? { answerId: clip.answerId, answerMs } : null
  const currentKey = rowAt(rows, moment)
  const places = findPlaces(rows, place)
  useFollow(box, search.match?.rowKey ?? currentKey)
  useGoTo(box, place, places[0]?.rowKey ?? null)
  const groups = groupRows(rows)
  /** In the recording; without one, in the interview. */
  const getTime = ({ answerId }: RowGroup): string => {
    const positionMs = canPlay ? findPosition(timeline, answerId, null) : null
    const startedAtMs = submission.answers.find((answer) => answer.answerId === answerId)?.startedAtMs
    return formatPosition(positionMs ?? startedAtMs ?? 0)
  }
  const engines = [...new Set(submission.answers.flatMap((answer) => answer.transcribedBy ?? []))]
  if (rows.length === 0) return <p className="p-6 text-base text-ink-2">{t('empty')}</p>
  return (
    <div ref={box} className="p-2">
      <a
        href={`#${REVIEW_SIDE_ID}`}
        className="sr-only z-10 rounded-lg bg-card px-3 py-1.5 text-sm font-medium shadow-2 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        {t('skip')}
      </a>
      <JumpList groups={groups} getTime={getTime} />
      {groups.map((group) => (
        <section key={group.key} className="mt-3 first:mt-0">
          <h3 className="flex gap-2 px-3 pt-1 text-xs font-semibold text-ink-3">
            {grouped('question', { number: group.questionNumber })}
            <span className="tnum font-normal">{getTime(group)}</span>
          </h3>
          <ol>
            {group.rows.map((row) => (
              <li key={row.key} data-row={row.key} tabIndex={-1} className="rounded-lg -outline-offset-2">
                <TranscriptRow
                  row={row}
                  speaker={speaker(row)}
                  positionMs={canPlay ? findPosition(timeline, row.answerId, getStartMs(row)) : null}
                  isCurrent={row.key === currentKey}
                  onPlay={() => player.playAnswer(row.answerId, getStartMs(row))}
                >
                  <RowText row={row} search={search} places={places} />
                </TranscriptRow>
                {row.kind === 'question' && <AnswerNotes submission={submission} answerId={row.answerId} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {engines.length > 0 && (
        <p className="px-3 pt-3 pb-2 text-xs text-ink-3">{t('by', { engine: engines.join(', ') })}</p>
      )}
    </div>
  )
}
