import type { OwnSubmission } from '@candor/contract'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import {
  type CvPlace,
  noWeights,
  ResultProvider,
  type ResultView,
  type WordsPlace,
} from '../../../features/results/result-view'
import { CandidateShell } from '../../../shared/ui/candidate-shell'
import { CertificateCard } from '../certificate/certificate-card'
import { FeedbackCard } from '../feedback/feedback-card'
import { getHost } from '../host'
import { useAccent } from '../use-accent'
import { AnswerCorrection } from './correction/answer-correction'
import { MomentPlayer } from './moment-player'
import { Objection } from './objections/objection'
import { OnThisPage } from './on-this-page'
import { OwnAnswers } from './own-answers'
import { OwnIntegrity } from './own-integrity'
import { OwnResult } from './own-result'
import { ProcessCard } from './process-card'
import { ReplyStatus } from './reply-status'
import { RequestCard } from './requests/request-card'
import { useMoments } from './use-moments'
import { YourDataCard } from './your-data/your-data-card'

function Heading({ own }: { own: OwnSubmission }) {
  const t = useTranslations('assessment.own')
  const format = useFormatter()
  // A sample, or nothing that could be judged, is not found in anybody's words.
  const isFound = own.result === 'ready' && own.assessment?.state === 'scored'
  const date = format.dateTime(new Date(own.submittedAt), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className="mb-5 max-w-[68ch]">
      <h1 className="text-2xl font-semibold md:text-3xl">{t(isFound ? 'states.ready.title' : 'title')}</h1>
      {isFound && <p className="mt-1 text-base text-ink-2 md:text-lg">{t('states.ready.text')}</p>}
      <p className="mt-1 text-sm text-ink-3">{t('submitted', { date })}</p>
    </div>
  )
}

/** The candidate's interview: the result if it is released, the answers, and how all of it is assessed. */
export function OwnSubmissionView({ own }: { own: OwnSubmission }) {
  const t = useTranslations('assessment.own')
  useAccent(own.accent)
  const moments = useMoments(own)
  const [cvPlace, setCvPlace] = useState<CvPlace | null>(null)
  const [wordsPlace, setWordsPlace] = useState<WordsPlace | null>(null)
  const view: ResultView = {
    reader: 'candidate',
    answers: own.answers,
    weights: own.assessment?.weights ?? noWeights,
    playback: moments,
    showCv: own.assessment?.cv ? (place) => setCvPlace({ ...place }) : null,
    showWords: (place) => setWordsPlace({ ...place }),
    reviewer: [],
    renderBeside: null,
    renderObjection: (subject, title) => (
      <Objection submissionId={own.id} company={own.organizationName} subject={subject} title={title} />
    ),
  }
  return (
    <ResultProvider view={view}>
      <CandidateShell
        company={getHost(own)}
        lead={t('lead', { position: own.positionName, company: own.organizationName })}
      >
        <Heading own={own} />
        <ReplyStatus own={own} />
        <OnThisPage />
        <div className="flex flex-col gap-5">
          <OwnResult own={own} cvPlace={cvPlace} />
          <OwnAnswers
            own={own}
            place={wordsPlace}
            renderCorrection={(answerId) => <AnswerCorrection own={own} answerId={answerId} />}
            onPlay={moments.play}
          />
          {own.integrity && (
            <OwnIntegrity own={own} integrity={own.integrity} durationMs={moments.player.timeline.durationMs} />
          )}
          <ProcessCard process={own.process} />
          <RequestCard submissionId={own.id} company={own.organizationName} />
          <CertificateCard submissionId={own.id} company={own.organizationName} isAssessed={own.result !== 'waiting'} />
          <FeedbackCard submissionId={own.id} company={own.organizationName} />
          <YourDataCard own={own} />
        </div>
        {moments.isOpen && <MomentPlayer own={own} player={moments.player} onClose={moments.close} />}
      </CandidateShell>
    </ResultProvider>
  )
}
