import {
  type CompositeDigitalSource,
  compositeDigitalSources,
  type DigitalSource,
  digitalSources,
  getDigitalSource,
  type SubmissionDetail,
} from '@candor/contract'

/** What wrote the levels, requirements and points of a submission. Null: it has none. */
export const findResultSource = ({ assessment }: Pick<SubmissionDetail, 'assessment'>): DigitalSource | null =>
  assessment === null ? null : getDigitalSource(assessment.engine)

export type MarkedSubmission = Pick<SubmissionDetail, 'assessment'> & {
  readonly answers: readonly Pick<SubmissionDetail['answers'][number], 'questionDigitalSource'>[]
}

/** For a file with whole submissions. Null: only people's words are in it. */
export const findFileSource = (submissions: readonly MarkedSubmission[]): CompositeDigitalSource | null => {
  const sources = new Set(
    submissions.flatMap((row) => [
      findResultSource(row),
      ...row.answers.map(({ questionDigitalSource }) => questionDigitalSource ?? null),
    ]),
  )
  if (sources.has(digitalSources.model)) return compositeDigitalSources.model
  return sources.has(digitalSources.rules) ? compositeDigitalSources.rules : null
}
