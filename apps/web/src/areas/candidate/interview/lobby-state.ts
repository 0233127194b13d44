import type { InterviewIntro } from '@candor/contract'
import { useState } from 'react'
import type { Language } from '../../../shared/i18n/languages'
import { asLanguage } from '../../../shared/i18n/languages'
import type { Details, Draft } from '../draft'
import { isSpoken, type Lane, preferredLane } from '../lane'
import { useLaneOffers } from '../use-lane-offers'
import { asStep, resumeStep, type StepId, stepAfter, stepBefore, stepsFor } from './lobby-steps'

/** What the address asks for; it only prefills. */
export interface Asked {
  details: Details
  lane: Lane | null
  opensDevices: boolean
}

interface LobbyInput {
  intro: InterviewIntro
  draft: Draft
  asked: Asked
  /** The server knows more now: the session was made. */
  onChanged: () => Promise<unknown>
}

/** The interview's language: what was chosen, what the visit asks for where it is offered, else the first. */
function firstLanguage({ intro, draft }: LobbyInput): Language {
  const visit = asLanguage(document.documentElement.lang)
  const offered = (language: Language | null) => (language && intro.languages.includes(language) ? language : null)
  return offered(draft.language()) ?? intro.session?.language ?? offered(visit) ?? intro.languages[0] ?? 'en'
}

function firstLane({ intro, draft, asked }: LobbyInput): Lane {
  const remembered = draft.lane() ?? (intro.session?.state === 'created' ? intro.session.lane : null)
  return preferredLane(intro.lanes, asked.lane ?? remembered)
}

const isUnfinished = (session: InterviewIntro['session']): boolean =>
  session !== null && !session.isPractice && session.state !== 'ended' && session.state !== 'aborted'

/** The choices of the steps and where the candidate stands; every one survives a reload. */
export function useLobby(input: LobbyInput) {
  const { intro, draft, asked } = input
  const [language, setLanguage] = useState(() => firstLanguage(input))
  const [wanted, setLane] = useState(() => firstLane(input))
  const { offers, fitting } = useLaneOffers(intro, language)
  const lane = fitting(wanted)
  const facts = {
    languageCount: intro.languages.length,
    hasScreening: intro.screeningQuestionCount > 0 || intro.requiresCv,
    lane,
  }
  const hasSession = isUnfinished(intro.session)
  const [step, setStep] = useState<StepId>(() =>
    resumeStep(stepsFor(facts), asked.opensDevices ? 'devices' : asStep(draft.step()), hasSession),
  )
  const go = (next: StepId) => {
    draft.keepStep(next)
    setStep(next)
    window.scrollTo({ top: 0 })
  }
  const steps = stepsFor(facts)
  const before = stepBefore(steps, step)
  return {
    intro,
    draft,
    asked,
    step,
    steps,
    language,
    lane,
    offers,
    isSpoken: isSpoken(lane),
    sessionId: hasSession ? (intro.session?.id ?? null) : null,
    chooseLanguage: (next: Language) => {
      draft.keepLanguage(next)
      setLanguage(next)
    },
    chooseLane: (next: Lane) => {
      draft.keepLane(next)
      setLane(next)
    },
    next: () => go(stepAfter(steps, step)),
    goTo: go,
    back: before === null ? null : () => go(before),
    refresh: input.onChanged,
  }
}
export type Lobby = ReturnType<typeof useLobby>
