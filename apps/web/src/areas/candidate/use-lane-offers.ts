import type { InterviewIntro, Language } from '@candor/contract'
import { draftOf } from './draft'
import { type Lane, type LaneOffer, laneOffers, withoutLive } from './lane'
import { useWordSource } from './room/answer/use-word-source'

interface LaneOffers {
  offers: LaneOffer[]
  /** The lane that goes with what there is here: hands free gives way where words can't be had. */
  fitting: (lane: Lane) => Lane
}

/** The ways of answering of this interview, and which of them this server, this browser and the consents allow. */
export function useLaneOffers(intro: InterviewIntro, language: Language): LaneOffers {
  const isRefused = draftOf(intro.linkId).isTranscriptionRefused()
  const hasWords = useWordSource({ intro, language, isRefused }) !== 'typed'
  return {
    offers: laneOffers(intro.lanes, hasWords),
    fitting: (lane) => (hasWords ? lane : withoutLive(intro.lanes, lane)),
  }
}
