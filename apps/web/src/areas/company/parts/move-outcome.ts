import type { MoveMail } from '@candor/contract'
import type { NamedStage } from './use-stages'

/** A stage that ends an application and has no mail: a person who comes there hears nothing. */
export const isSilentEnd = ({ kind, hasMessage }: NamedStage): boolean =>
  (kind === 'rejected' || kind === 'hired') && !hasMessage

interface SilentMove {
  /** As it was at the move: a mail that is written afterwards isn't sent to those who are there. */
  readonly silentEnd: NamedStage
}

/** What a move means for the candidates: mails that will go out, no mail where one is usual, or nothing to say. */
export type MoveOutcome = MoveMail | SilentMove

export const getMoveOutcome = (mail: MoveMail, stage: NamedStage | undefined): MoveOutcome =>
  mail ?? (stage !== undefined && isSilentEnd(stage) ? { silentEnd: stage } : null)
