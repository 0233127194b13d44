import type { SubmissionDetail } from '@candor/contract'

const maxSuggestions = 4
/** Longer names are whole sentences. */
const maxNameChars = 40

/** The requirements of the set that make a short question. */
export const listSuggestedNames = ({ assessment }: Pick<SubmissionDetail, 'assessment'>): readonly string[] =>
  (assessment?.requirements ?? [])
    .map(({ name }) => name)
    .filter((name) => name.length <= maxNameChars)
    .slice(0, maxSuggestions)
