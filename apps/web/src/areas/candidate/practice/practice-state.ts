import { type InterviewIntro, type PracticeTier, practiceTier } from '@candor/contract'
import { isSimilarPractice, sessionLimits, toInterviewLanguage } from '@candor/domain'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Details, Draft } from '../draft'
import type { InterviewMode } from '../mode'
import { asStep, isPastScreening } from '../pre-interview/pre-interview-steps'
import { useEntryStep, useStepHistory } from '../pre-interview/step-history'
import { useModeOffers } from '../use-mode-offers'
import {
  asPracticeStep,
  listPracticeSteps,
  type PracticeStepId,
  practiceStepAfter,
  practiceStepBefore,
  resumePracticeStep,
} from './practice-steps'

export interface PracticeInput {
  intro: InterviewIntro
  draft: Draft
  details: Details
  asked: InterviewMode | null
  /** A recruiter tries the set's own questions. */
  isRehearsal: boolean
}

function useTier({ intro, draft, isRehearsal }: PracticeInput) {
  const [tier, setTier] = useState<PracticeTier>(() => {
    const remembered = draft.readPracticeTier()
    return remembered !== null && intro.practiceTiers.includes(remembered) ? remembered : practiceTier.BASIC
  })
  const hasOwnTime = isRehearsal || isSimilarPractice(tier)
  return {
    tier,
    chooseTier: (next: PracticeTier) => {
      draft.savePracticeTier(next)
      setTier(next)
    },
    durationMs: hasOwnTime ? intro.durationMs : sessionLimits.defaultDurationMs,
  }
}

function useStepLabels(): Readonly<Record<PracticeStepId, string>> {
  const t = useTranslations('practice.steps')
  return {
    intro: t('intro'),
    type: t('type'),
    devices: t('devices'),
    camera: t('camera'),
    screening: t('screening'),
    instruction: t('instruction'),
    secondInstruction: t('secondInstruction'),
    confirm: t('confirm'),
  }
}

/** The choices of a practice and its current step. Back moves between the steps, and a reload stays on one. */
export function usePractice(input: PracticeInput) {
  const { draft, isRehearsal, details, asked } = input
  // Nothing is noticed in a practice, and nothing of it is submitted.
  const intro: InterviewIntro = { ...input.intro, hasIntegritySignals: false, numberOfRetakes: 0 }
  const visit = toInterviewLanguage(useLocale())
  const language =
    draft.readLanguage() ?? (visit && intro.languages.includes(visit) ? visit : intro.languages[0]) ?? 'en'
  const [wanted, setMode] = useState(() => asked ?? draft.readMode())
  const { offers, hasWords, fitting } = useModeOffers(intro, language)
  const mode = fitting(wanted)
  const [hasMoved, setHasMoved] = useState(false)
  const [hasScreening] = useState(
    () =>
      (intro.screeningQuestionCount > 0 || intro.cvRequest !== 'none') && !isPastScreening(asStep(draft.readStep())),
  )
  const steps = listPracticeSteps({ isRehearsal, mode, hasScreening })
  const history = useStepHistory(asPracticeStep)
  const step = resumePracticeStep(steps, history.currentStep)
  useEntryStep(history, step)
  const before = practiceStepBefore(steps, step)
  const move = (go: () => void) => () => {
    setHasMoved(true)
    go()
  }
  const chooseMode = (next: InterviewMode) => {
    draft.saveMode(next)
    setMode(next)
  }
  return {
    intro,
    draft,
    details,
    isRehearsal,
    language,
    mode,
    offers,
    hasWords,
    step,
    steps,
    stepLabels: useStepLabels(),
    hasMoved,
    ...useTier(input),
    chooseMode,
    typeInstead: (next: InterviewMode) => {
      chooseMode(next)
      history.replace(practiceStepAfter(steps, 'camera'))
    },
    next: move(() => history.push(practiceStepAfter(steps, step), step)),
    back: before === null ? null : move(() => history.back(before)),
  }
}
export type PracticeState = ReturnType<typeof usePractice>
