import type { AppendRow } from './repo/uploads'

/** The candidate in whose name rows are read and written. */
export interface CandidateActor {
  readonly kind: 'candidate'
  readonly organizationId: string
  readonly dataSubjectId: string
}

/** An upload of the candidate who sends the request. */
export interface OwnUpload {
  readonly actor: CandidateActor
  readonly row: AppendRow
}
