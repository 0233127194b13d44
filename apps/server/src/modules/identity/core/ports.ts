import type { RequestContext } from '../../../http/context'

type Exchange = Pick<RequestContext, 'request' | 'reply' | 'caller'>

/** Reopens interviews for returning candidates, who have no account. The sessions module implements it. */
export interface CandidateReturn {
  /** Whether interviews were started with this canonical address. Decides what is mailed, never the response. */
  hasInterviews(email: string): Promise<boolean>
  /**
   * Gives this browser access to the interviews that were started with a proven address, those of the link first; returns
   * their number.
   */
  reopen(exchange: Exchange, address: { readonly email: string; readonly linkId: string | null }): Promise<number>
  /** What lets a candidate start an interview with a proven address, for an hour. */
  createEmailProof(email: string): string
}
