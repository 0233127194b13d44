import { type Assessment, cognitiveDims, communicationDims, type Known } from '@candor/contract'

/** The dimensions that can have a level. Those of the CV and those in words only don't enter the overall level. */
const levelDims = [...communicationDims, ...cognitiveDims] as const

/** How many dimensions can have a level. It doesn't depend on the answers. */
export const levelDimCount = levelDims.length

/** Dimensions with a level; 0 before there is an assessment. */
export const countJudged = (assessment: Pick<Assessment, 'dims'> | null): number =>
  levelDims.filter((id) => assessment?.dims[id].state === 'scored').length

/** What an assessment found. The list has the same figures from columns that the database fills. */
export const getKnown = (assessment: Pick<Assessment, 'dims' | 'questions'>): Known => {
  const { questions = [] } = assessment
  return {
    judged: countJudged(assessment),
    dimensions: levelDimCount,
    words: questions.length === 0 ? null : questions.reduce((sum, { words }) => sum + words, 0),
  }
}
