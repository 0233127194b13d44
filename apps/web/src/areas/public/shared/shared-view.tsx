import type { Shared, SharedSubmission } from '@candor/contract'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { usePlayer } from '../../../features/results/player/use-player'
import {
  createPlayback,
  noWeights,
  ResultProvider,
  type ResultView,
  type WordsPlace,
} from '../../../features/results/result-view'
import { Pill } from '../../../shared/ui/pill'
import { PlainShell } from '../../../shared/ui/plain-shell'
import { Select } from '../../../shared/ui/select'
import { SharedAnswers } from './shared-answers'
import { SharedContact } from './shared-contact'
import { SharedRecording } from './shared-recording'
import { SharedResult } from './shared-result'

interface SharedViewProps {
  shared: Shared
  onSubmission: (id: string) => void
  /** A recording could not be played: the link may have ended. */
  onFailed: () => void
}

/** Who shared it and until when. */
function Origin({ shared }: { shared: Shared }) {
  const t = useTranslations('shared')
  const format = useFormatter()
  const company = shared.organizationName ?? ''
  const until =
    shared.expiresAt === null
      ? null
      : format.dateTime(new Date(shared.expiresAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className="rounded-xl bg-brand-soft px-4 py-3 text-sm text-ink">
      {shared.sharedBy === null ? t('byCompany', { company }) : t('by', { person: shared.sharedBy, company })}{' '}
      {until !== null && t('until', { date: until })} {t('confidential')}
    </p>
  )
}

function Heading({ submission }: { submission: SharedSubmission }) {
  const t = useTranslations('shared')
  const format = useFormatter()
  const date = format.dateTime(new Date(submission.submittedAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-2xl font-semibold break-words md:text-3xl">{submission.candidateName}</h1>
        {!submission.isCompleted && <Pill tone="warn">{t('notCompleted')}</Pill>}
      </div>
      <p className="mt-1 text-base text-ink-2 break-words">
        {submission.positionName} · {t('submitted', { date })}
      </p>
    </div>
  )
}

/** An applicant may have several interviews for the position. */
function Choice({ shared, onSubmission }: Omit<SharedViewProps, 'onFailed'>) {
  const t = useTranslations('shared')
  const format = useFormatter()
  if (shared.submissions.length < 2) return null
  return (
    <Select
      label={t('choose')}
      value={shared.submission?.id ?? null}
      options={shared.submissions.map(({ id, setName, submittedAt }) => ({
        value: id,
        label: `${setName} · ${format.dateTime(new Date(submittedAt), { dateStyle: 'medium' })}`,
      }))}
      onChange={onSubmission}
    />
  )
}

function Submission({
  submission,
  mayWatch,
  onFailed,
}: {
  submission: SharedSubmission
  mayWatch: boolean
  onFailed: () => void
}) {
  const player = usePlayer(submission.answers)
  const [place, setPlace] = useState<WordsPlace | null>(null)
  const view: ResultView = {
    reader: 'company',
    answers: submission.answers,
    weights: submission.assessment?.weights ?? noWeights,
    playback: player.timeline.clips.length === 0 ? null : createPlayback(player),
    isRecordingWithheld: !mayWatch,
    showCv: null,
    showWords: (next) => setPlace({ ...next }),
    reviewer: [],
    renderBeside: null,
  }
  return (
    <ResultProvider view={view}>
      <Heading submission={submission} />
      <SharedRecording submission={submission} player={player} mayWatch={mayWatch} onFailed={onFailed} />
      <SharedContact submission={submission} />
      <SharedResult submission={submission} />
      <SharedAnswers
        answers={submission.answers}
        place={place}
        onPlay={(answerId) => player.playAnswer(answerId, null)}
      />
    </ResultProvider>
  )
}

/** What was shared, to read and, where recordings are part of it, to watch. */
export function SharedView({ shared, onSubmission, onFailed }: SharedViewProps) {
  const t = useTranslations('shared')
  const { submission } = shared
  return (
    <PlainShell>
      <div className="flex flex-col gap-5">
        <Origin shared={shared} />
        <Choice shared={shared} onSubmission={onSubmission} />
        {submission === null ? (
          <div>
            <h1 className="text-2xl font-semibold">{t('nothingYet.title')}</h1>
            <p className="mt-1 text-base text-ink-2">{t('nothingYet.text')}</p>
          </div>
        ) : (
          <Submission key={submission.id} submission={submission} mayWatch={shared.mayWatch} onFailed={onFailed} />
        )}
      </div>
    </PlainShell>
  )
}
