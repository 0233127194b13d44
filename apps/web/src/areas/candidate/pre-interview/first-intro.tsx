import type { InterviewIntro } from '@candor/contract'
import { preferredMode } from '../mode'
import { listSteps } from './pre-interview-steps'
import { IntroStep } from './steps/intro'

/** Buttons act once the app has started. */
const ignorePress = (): void => undefined

/** The first step for a browser that has chosen nothing yet, as the server renders it. */
export function FirstIntro({ intro }: { intro: InterviewIntro }) {
  const steps = listSteps({
    languageCount: intro.languages.length,
    hasScreening: intro.screeningQuestionCount > 0 || intro.cvRequest !== 'none',
    mode: preferredMode(intro.modes, null),
  })
  return (
    <IntroStep
      preInterview={{
        intro,
        steps,
        step: 'intro',
        back: null,
        hasMoved: false,
        isResumeOffered: false,
        asked: {
          details: { firstName: '', lastName: '', email: '' },
          mode: null,
          opensDevices: false,
          sessionId: null,
        },
        next: ignorePress,
      }}
    />
  )
}
