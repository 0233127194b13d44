/** The candidate in whose name integrity data is read and written. */
export interface CandidateActor {
  readonly kind: 'candidate'
  readonly organizationId: string
  readonly dataSubjectId: string
}
