import type { Lane } from '@candor/contract'

export type { Lane }

const known: readonly Lane[] = ['chat', 'live', 'text', 'no-voice']

export const asLane = (raw: string | null | undefined): Lane | null => known.find((lane) => lane === raw) ?? null

/** Lanes in which the candidate is recorded; the others need neither camera nor microphone. */
export const isSpoken = (lane: Lane): boolean => lane === 'chat' || lane === 'live'

/** A way of answering that is offered, and why it can't be taken here; null: it can. */
export interface LaneOffer {
  lane: Lane
  /** `words`: nothing here turns speech into words while it is spoken. */
  obstacle: 'words' | null
}

/** Hands free needs words while they are spoken: nobody could tell a pause for thought from the end of an answer. */
export const laneOffers = (offered: readonly Lane[], hasWords: boolean): LaneOffer[] =>
  offered.map((lane) => ({ lane, obstacle: lane === 'live' && !hasWords ? 'words' : null }))

/** An answer that is given anew has no interviewer to take turns with. */
export const retakeLanes = (offered: readonly Lane[]): Lane[] => {
  const own = offered.map((lane) => (lane === 'live' ? 'chat' : lane))
  return own.filter((lane, index) => own.indexOf(lane) === index)
}

/** What the candidate is given before having chosen: what the address asks for, else to speak, else what there is. */
export function preferredLane(offered: readonly Lane[], asked: Lane | null): Lane {
  if (asked && offered.includes(asked)) return asked
  return offered.includes('chat') ? 'chat' : (offered[0] ?? 'text')
}

/** Where hands free can't be had after all: to speak with a button, else to type. */
export function withoutLive(offered: readonly Lane[], lane: Lane): Lane {
  if (lane !== 'live') return lane
  return offered.includes('chat') ? 'chat' : (typedLane(offered) ?? 'chat')
}

/** The lane for somebody whose camera, microphone or consent is missing; null where the set turned it off. */
export const typedLane = (offered: readonly Lane[]): Lane | null =>
  offered.find((lane) => lane === 'text') ?? offered.find((lane) => lane === 'no-voice') ?? null
