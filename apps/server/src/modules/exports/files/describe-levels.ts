import {
  type Aggregate,
  type Assessment,
  cognitiveDims,
  communicationDims,
  type Dim,
  type DimId,
  type NotEvaluatedReason,
  type SubmissionDetail,
} from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import type { ExportTexts } from '../texts'

/** The dimensions that an interview is judged by, in the order of the page. */
export const judgedDims = [...communicationDims, ...cognitiveDims] as const

/** Half levels, as on the page. Null: there is no level, which is not a low one. */
export const getGroupLevel = (aggregate: Aggregate | undefined): number | null =>
  aggregate?.state === 'scored' ? toShownLevel(aggregate.level) : null

/** Tenths, as on the page. */
export const getDimLevel = (dim: Dim | undefined): number | null =>
  dim?.state === 'scored' ? Math.round(dim.level * 10) / 10 : null

/** Dimensions without a level, with the reason. */
export const listNotJudged = (assessment: Assessment): readonly { id: DimId; reason: NotEvaluatedReason }[] =>
  judgedDims.flatMap((id) => {
    const dim = assessment.dims[id]
    return dim.state === 'not_evaluated' ? [{ id, reason: dim.reason }] : []
  })

/** `Grammar: 3.5 (Mai Trần)` for each level that a reviewer set. */
export const listReviewerLevels = (assessment: Assessment, texts: ExportTexts): readonly string[] =>
  (assessment.reviewer ?? []).map(({ dimId, level, reviewerName }) =>
    [`${texts.dims[dimId]}: ${level}`, ...(reviewerName === '' ? [] : [`(${reviewerName})`])].join(' '),
  )

/** What produced the levels: the built-in engine says so. */
export const describeEngine = ({ engine, engineVersion, model }: Assessment, texts: ExportTexts): string =>
  engine === 'builtin' ? `${texts.report.builtin} ${engineVersion}` : (model ?? engineVersion)

/** Questions with words or a recording; follow-ups are not counted. */
export const countAnswered = ({ answers }: Pick<SubmissionDetail, 'answers'>): number =>
  answers.filter(({ isFollowUp, text, media }) => !isFollowUp && (text.trim() !== '' || media.length > 0)).length
