import type { Deps } from '../../deps'
import type { SessionPorts } from '../sessions'

/** What the operations need to change an interview with a request and its answer. */
export interface AccommodationParts {
  readonly deps: Deps
  readonly ports: Pick<SessionPorts, 'speechToText'>
}
