import type { Lane } from '@candor/contract'

export type { Lane }

const known: readonly Lane[] = ['chat', 'live', 'text', 'no-voice']

export const asLane = (raw: string | null | undefined): Lane | null => known.find((lane) => lane === raw) ?? null

/** Lanes in which the candidate is recorded; the others need neither camera nor microphone. */
export const isSpoken = (lane: Lane): boolean => lane === 'chat' || lane === 'live'

/** The lanes of this room: hands-free voice comes with its own. */
export const usableLanes = (offered: readonly Lane[]): Lane[] => offered.filter((lane) => lane !== 'live')

/** What the candidate is given before having chosen: what the address asks for, else to speak, else what there is. */
export function preferredLane(offered: readonly Lane[], asked: Lane | null): Lane {
  const usable = usableLanes(offered)
  if (asked && usable.includes(asked)) return asked
  return usable.includes('chat') ? 'chat' : (usable[0] ?? 'text')
}

/** The lane for somebody whose camera, microphone or consent is missing; null where the set turned it off. */
export const typedLane = (offered: readonly Lane[]): Lane | null =>
  offered.find((lane) => lane === 'text') ?? offered.find((lane) => lane === 'no-voice') ?? null
