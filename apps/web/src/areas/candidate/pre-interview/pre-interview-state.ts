import type { InterviewIntro, InterviewLanguage } from '@candor/contract'
import { hasBegun, isOver, isSpokenMode, toInterviewLanguage } from '@candor/domain'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-store'
import type { Details, Draft } from '../draft'
import { type InterviewMode, withSessionModes } from '../mode'
import { useModeOffers } from '../use-mode-offers'
import { asStep, listSteps, resumeStep, type StepId, stepAfter, stepBefore } from './pre-interview-steps'
import { useEntryStep, useStepHistory } from './step-history'

/** What the URL asks for. It only sets initial values. */
export interface Asked {
  details: Details
  mode: InterviewMode | null
  opensDevices: boolean
  /** Continue with the retakes of an interview that has ended. */
  isRetakeLoop?: boolean
  /** The interview that the address names. */
  sessionId: string | null
}

interface PreInterviewInput {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  /** Called when the server's data changed, as when it created the session. */
  onChanged: () => Promise<unknown>
}

/** The candidate's earlier choice, else the interface language if it is offered, else the first language. */
function getInitialLanguage({ intro, draft }: PreInterviewInput): InterviewLanguage {
  const visit = toInterviewLanguage(useI18n.getState().language)
  const offered = (language: InterviewLanguage | null) =>
    language && intro.languages.includes(language) ? language : null
  return (
    offered(draft.readLanguage()) ??
    offered(intro.session?.language ?? null) ??
    offered(visit) ??
    intro.languages[0] ??
    'en'
  )
}

/** What the address asks for or the candidate chose before; null: nothing yet. */
function findChosenMode({ intro, draft, asked }: PreInterviewInput): InterviewMode | null {
  const remembered = draft.readMode() ?? (intro.session === null || hasBegun(intro.session) ? null : intro.session.mode)
  return asked.mode ?? remembered
}

const isUnfinished = (session: InterviewIntro['session']): boolean =>
  session !== null && !session.isPractice && !isOver(session)

/** Saves the step for the next visit. Returns whether the candidate has changed the step since the page opened. */
function useRememberedStep(draft: Draft, step: StepId): boolean {
  const shown = useRef(step)
  const [hasMoved, setHasMoved] = useState(false)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    draft.saveStep(step)
    setHasMoved(true)
  }, [draft, step])
  return hasMoved
}

/** The candidate's choices and the current step. All of it survives a reload, and Back moves between steps. */
export function usePreInterview(input: PreInterviewInput) {
  const { draft, asked } = input
  const hasSession = isUnfinished(input.intro.session)
  const intro = withSessionModes(input.intro, hasSession ? input.intro.session : null)
  const [language, setLanguage] = useState(() => getInitialLanguage(input))
  const [chosen, setMode] = useState(() => findChosenMode(input))
  const { offers, hasWords, fitting } = useModeOffers(intro, language)
  const mode = fitting(chosen)
  const facts = {
    languageCount: intro.languages.length,
    hasScreening: intro.screeningQuestionCount > 0 || intro.cvRequest !== 'none',
    mode,
  }
  const history = useStepHistory(asStep)
  const [initialStep] = useState(() => (asked.opensDevices ? 'devices' : asStep(draft.readStep())))
  const steps = listSteps(facts)
  const remembered = history.currentStep ?? initialStep
  // The address may ask for the device check, which needs nothing from the server.
  const isDeviceCheck = asked.opensDevices && remembered === 'devices'
  const step = isDeviceCheck ? remembered : resumeStep(steps, remembered, hasSession)
  useEntryStep(history, step)
  const hasMoved = useRememberedStep(draft, step)
  const before = stepBefore(steps, step)
  return {
    intro,
    draft,
    asked,
    step,
    steps,
    language,
    mode,
    offers,
    hasWords,
    isSpoken: isSpokenMode(mode),
    sessionId: hasSession ? (intro.session?.id ?? null) : null,
    chooseLanguage: (next: InterviewLanguage) => {
      draft.saveLanguage(next)
      setLanguage(next)
    },
    chooseMode: (next: InterviewMode) => {
      draft.saveMode(next)
      setMode(next)
    },
    /** Without camera or microphone: this mode, past the camera test. */
    typeInstead: (next: InterviewMode) => {
      draft.saveMode(next)
      setMode(next)
      history.replace('fairPlay')
    },
    /** The dialog that offers to continue is open or being loaded, and has the page's controls. */
    isResumeOffered: false,
    /** True once the step has changed; from then on a new step takes the focus. */
    hasMoved,
    next: () => history.push(stepAfter(steps, step), step),
    /** Replaces this step, so that Back doesn't return to it. */
    goTo: history.replace,
    back: before === null ? null : () => history.back(before),
    refresh: input.onChanged,
  }
}
export type PreInterview = ReturnType<typeof usePreInterview>
