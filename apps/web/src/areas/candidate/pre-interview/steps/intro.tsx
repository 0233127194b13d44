import type { InterviewIntro } from '@candor/contract'
import { isSpokenMode, isUnderway, toInterviewLanguage } from '@candor/domain'
import { ChartNoAxesColumn, Clock, Keyboard, Lock, MessageCircleQuestion, Mic } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { InterviewerFigure } from '../../interviewer-avatar/interviewer-figure'
import { personas } from '../../interviewer-avatar/personas'
import { NotMeButton } from '../../leave/not-me-button'
import { RestoreAccessOffer } from '../../restore-access/restore-access-offer'
import { EarlierInterview } from '../earlier-interview'
import { type FramedStep, PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

function Fact({ icon, title, hint }: { icon: ReactNode; title: string; hint: string }) {
  return (
    <li className="flex items-start gap-4 py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">{icon}</span>
      <div>
        <p className="text-base font-semibold">{title}</p>
        <p className="text-base break-words whitespace-pre-line text-ink-2">{hint}</p>
      </div>
    </li>
  )
}

/** The company in its own words, in the language of the page if it has it. */
function CompanyIntro({ intro }: { intro: InterviewIntro }) {
  const visit = toInterviewLanguage(useLocale())
  const language = [visit, ...intro.languages].find((code) => code !== null && intro.companyIntro[code] !== undefined)
  if (language === undefined || language === null) return null
  return (
    <p lang={language} className="mb-6 max-w-[70ch] text-base break-words whitespace-pre-line text-ink-2">
      {intro.companyIntro[language]}
    </p>
  )
}

/** Whether the candidate gets the result; where not, the company's reason, in the language of the page if it has it. */
function ResultFact({ intro }: { intro: InterviewIntro }) {
  const t = useTranslations('candidate.intro')
  const { isResultShared, resultOffReason, organizationName: company } = intro
  const language = toInterviewLanguage(useLocale())
  const [first = null] = Object.values(resultOffReason)
  const reason = (language === null ? undefined : resultOffReason[language]) ?? first
  const shown = isResultShared ? 'resultShared' : 'resultOff'
  return (
    <Fact
      icon={<ChartNoAxesColumn size={19} aria-hidden="true" />}
      title={t(shown, { company })}
      hint={reason ?? t(`${shown}Hint`)}
    />
  )
}

export function IntroStep({
  preInterview,
}: {
  preInterview: FramedStep & Pick<PreInterview, 'asked' | 'next' | 'isResumeOffered'>
}) {
  const t = useTranslations('candidate.intro')
  const resume = useTranslations('candidate.resume')
  const { intro } = preInterview
  const company = intro.organizationName
  const minutes = Math.round(intro.durationMs / 60_000)
  const isBegun = intro.session !== null && !intro.session.isPractice && isUnderway(intro.session)
  const hasSpeech = intro.modes.some(isSpokenMode)
  const retakes = intro.numberOfRetakes > 0 ? t('retakes', { count: intro.numberOfRetakes }) : ''
  const answerModes = hasSpeech ? 'answerModes' : 'typedOnly'
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title', { company })}
      lead={t('text', { position: intro.positionName })}
      action={
        <Button size="lg" onClick={preInterview.next}>
          {isBegun ? resume('resume') : t('start')}
        </Button>
      }
    >
      <EarlierInterview intro={intro} />
      <CompanyIntro intro={intro} />
      {intro.responseRate && (
        <p className="mb-6 text-base text-ink-2">{t('responseRate', { company, ...intro.responseRate })}</p>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-8">
        <div>
          <ul className="divide-y divide-line rounded-2xl border border-line bg-card px-5 shadow-1">
            <Fact
              icon={<Clock size={19} aria-hidden="true" />}
              title={t('duration', { minutes })}
              hint={t('durationHint')}
            />
            <Fact
              icon={<MessageCircleQuestion size={19} aria-hidden="true" />}
              title={t('questions', { count: intro.questionCount })}
              hint={[t('questionsHint'), retakes].join(' ').trim()}
            />
            <Fact
              icon={hasSpeech ? <Mic size={19} aria-hidden="true" /> : <Keyboard size={19} aria-hidden="true" />}
              title={t(answerModes)}
              hint={t(`${answerModes}Hint`)}
            />
            <ResultFact intro={intro} />
          </ul>
          <Banner className="mt-4" icon={<Lock size={16} aria-hidden="true" />}>
            {t('notRecording')}
          </Banner>
          {intro.session === null ? (
            <RestoreAccessOffer linkId={intro.linkId} email={preInterview.asked.details.email} />
          ) : (
            !preInterview.isResumeOffered && <NotMeButton linkId={intro.linkId} session={intro.session} />
          )}
        </div>
        <figure className="overflow-clip rounded-2xl bg-stage text-on-stage max-lg:order-first max-lg:flex max-lg:items-center">
          <div className="mx-auto h-64 px-6 pt-4 max-lg:h-32 max-lg:w-36 max-lg:px-2">
            <InterviewerFigure who={intro.interviewer} />
          </div>
          <figcaption className="bg-black/25 p-5 max-lg:flex-1 max-lg:bg-transparent max-lg:p-4">
            <p className="text-base font-semibold">{t('interviewer', { name: personas[intro.interviewer].name })}</p>
            <p className="mt-1 text-sm opacity-85">{t('interviewerHint', { company })}</p>
          </figcaption>
        </figure>
      </div>
    </PreInterviewFrame>
  )
}
