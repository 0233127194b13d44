import type { InterviewIntro, InterviewLanguage } from '@candor/contract'
import { hasBegun, isOver, isSpokenMode, toInterviewLanguage } from '@candor/domain'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../../shared/i18n/i18n-store'
import type { Details, Draft } from '../draft'
import { type InterviewMode, preferredMode } from '../mode'
import { useModeOffers } from '../use-mode-offers'
import { asStep, resumeStep, type StepId, stepAfter, stepBefore, stepsFor } from './pre-interview-steps'
import { useEntryStep, useStepHistory } from './step-history'

/** What the address asks for; it only prefills. */
export interface Asked {
  details: Details
  mode: InterviewMode | null
  opensDevices: boolean
}

interface PreInterviewInput {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  /** The server knows more now: the session was made. */
  onChanged: () => Promise<unknown>
}

/** The interview's language: what was chosen, what the visit asks for where it is offered, else the first. */
function firstLanguage({ intro, draft }: PreInterviewInput): InterviewLanguage {
  const visit = toInterviewLanguage(useI18n.getState().language)
  const offered = (language: InterviewLanguage | null) =>
    language && intro.languages.includes(language) ? language : null
  return offered(draft.readLanguage()) ?? intro.session?.language ?? offered(visit) ?? intro.languages[0] ?? 'en'
}

function firstMode({ intro, draft, asked }: PreInterviewInput): InterviewMode {
  const remembered = draft.readMode() ?? (intro.session === null || hasBegun(intro.session) ? null : intro.session.mode)
  return preferredMode(intro.modes, asked.mode ?? remembered)
}

const isUnfinished = (session: InterviewIntro['session']): boolean =>
  session !== null && !session.isPractice && !isOver(session)

/** The tab remembers the step for the next visit; answers whether the candidate has moved since the page was opened. */
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

/** The choices of the steps and where the candidate stands; every one survives a reload, and Back walks over the steps. */
export function usePreInterview(input: PreInterviewInput) {
  const { intro, draft, asked } = input
  const [language, setLanguage] = useState(() => firstLanguage(input))
  const [wanted, setMode] = useState(() => firstMode(input))
  const { offers, fitting } = useModeOffers(intro, language)
  const mode = fitting(wanted)
  const facts = {
    languageCount: intro.languages.length,
    hasScreening: intro.screeningQuestionCount > 0 || intro.requiresCv,
    mode,
  }
  const hasSession = isUnfinished(intro.session)
  const history = useStepHistory()
  const [first] = useState(() => (asked.opensDevices ? 'devices' : asStep(draft.readStep())))
  const steps = stepsFor(facts)
  const step = resumeStep(steps, history.held ?? first, hasSession)
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
    /** Since the page was opened: from then on the focus goes with the steps. */
    hasMoved,
    next: () => history.push(stepAfter(steps, step), step),
    /** In place of this step, which is none to come back to any more. */
    goTo: history.replace,
    back: before === null ? null : () => history.back(before),
    refresh: input.onChanged,
  }
}
export type PreInterview = ReturnType<typeof usePreInterview>
