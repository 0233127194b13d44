import type { RequestContext } from '../../../http/context'

type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** Reopens interviews for returning candidates, who have no account. The sessions module implements it. */
export interface CandidateReturn {
  /** Whether interviews were started with this canonical address. Decides what is mailed, never the response. */
  hasInterviews(email: string): Promise<boolean>
  /** Gives this browser access to the interviews that were started with a proven address; returns their number. */
  reopen(exchange: Exchange, email: string): Promise<number>
}
