import type { InterviewIntro, InterviewLanguage } from '@candor/contract'
import { openDraft } from './draft'
import { useTranscriptSource } from './interview-page/answer/use-transcript-source'
import { type InterviewMode, type ModeOffer, modeOffers, withoutLive } from './mode'

interface ModeOffers {
  offers: ModeOffer[]
  /** The mode that goes with what there is here: hands free gives way where words can't be had. */
  fitting: (mode: InterviewMode) => InterviewMode
}

/** The ways of answering of this interview, and which of them this server, this browser and the consents allow. */
export function useModeOffers(intro: InterviewIntro, language: InterviewLanguage): ModeOffers {
  const isRefused = openDraft(intro.linkId).isTranscriptionRefused()
  const hasWords = useTranscriptSource({ intro, language, isRefused }) !== 'typed'
  return {
    offers: modeOffers(intro.modes, hasWords),
    fitting: (mode) => (hasWords ? mode : withoutLive(intro.modes, mode)),
  }
}
