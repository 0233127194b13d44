/** What a candidate has chosen so far. Null: nothing yet. */
export interface FeedbackDraft {
  readonly submissionId: string | null
  readonly companyRating: number | null
  readonly interviewerRating: number | null
}

export type FeedbackFault = 'submissionIdMissing' | 'companyRatingMissing' | 'interviewerRatingMissing'

/** What is missing before feedback can be sent: it needs a submission and both ratings. */
export const listFeedbackFaults = (draft: FeedbackDraft): readonly FeedbackFault[] => [
  ...(draft.companyRating === null ? (['companyRatingMissing'] as const) : []),
  ...(draft.interviewerRating === null ? (['interviewerRatingMissing'] as const) : []),
  ...(draft.submissionId === null ? (['submissionIdMissing'] as const) : []),
]
