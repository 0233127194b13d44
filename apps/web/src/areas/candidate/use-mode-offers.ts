import type { InterviewIntro, InterviewLanguage } from '@candor/contract'
import { openDraft } from './draft'
import { useTranscriptSource } from './interview-page/answer/use-transcript-source'
import { type InterviewMode, listUsableModes, modeWithoutWords, preferredMode } from './mode'

interface ModeOffers {
  /** The ways of answering that work here. */
  offers: InterviewMode[]
  /** Something here turns speech into words. */
  hasWords: boolean
  /** The mode for what the candidate chose, as far as it works here; null: nothing was chosen. */
  fitting: (chosen: InterviewMode | null) => InterviewMode
}

/** The ways of answering of this interview that this server, this browser and the consents allow. */
export function useModeOffers(intro: InterviewIntro, language: InterviewLanguage): ModeOffers {
  const isRefused = openDraft(intro.linkId).isTranscriptionRefused()
  const hasWords = useTranscriptSource({ intro, language, isRefused }) !== 'typed'
  return {
    offers: listUsableModes(intro.modes, hasWords),
    hasWords,
    fitting: (chosen) => (hasWords ? preferredMode(intro.modes, chosen) : modeWithoutWords(intro.modes, chosen)),
  }
}
