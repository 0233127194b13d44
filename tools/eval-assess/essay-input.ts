import { everyDim } from '../../packages/assess/src/exam/validity/every-dim'
import type { AssessDeps, AssessInput } from '../../packages/assess/src/index'
import { assess } from '../../packages/assess/src/index'
import type { Assessment, DimId } from '../../packages/contract/src/index'

const deps: AssessDeps = { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'assessment-1', earned: everyDim }

/** The dimensions that an essay can show. Fluency needs timing, and comprehension needs two questions. */
export const essayDims = ['grammar', 'vocabulary', 'coherence'] as const satisfies readonly DimId[]
export type EssayDim = (typeof essayDims)[number]

/**
 * Builds an interview with one typed answer from an essay. The question is the prompt's name, because the corpus has no more. Its
 * kind is `opinion`, as all prompts ask for one. There are no requirements and no name to mask.
 */
export function buildEssayInput(text: string, prompt: string): AssessInput {
  return {
    submissionId: 'submission-1',
    language: 'en',
    completion: 'completed',
    hasVideo: false,
    set: { requirements: [], questions: [{ id: 'q-1', text: prompt, kind: 'opinion' }] },
    answers: [
      {
        answerId: 'a-1',
        questionId: 'q-1',
        questionText: prompt,
        isFollowUp: false,
        modality: 'typed',
        text,
        verbatim: true,
      },
    ],
    candidate: { firstName: '', lastName: '' },
  }
}

export interface EssayResult {
  readonly levels: Readonly<Record<EssayDim, number | null>>
  /** Computes the mean of the language dimensions. Null if one has no level. */
  readonly overall: number | null
}

export function assessEssay(text: string, prompt: string): EssayResult {
  const assessment = assess(buildEssayInput(text, prompt), deps)
  const levels = {
    grammar: getLevel(assessment, 'grammar'),
    vocabulary: getLevel(assessment, 'vocabulary'),
    coherence: getLevel(assessment, 'coherence'),
  }
  const known = essayDims.flatMap((id) => levels[id] ?? [])
  const complete = known.length === essayDims.length
  return { levels, overall: complete ? known.reduce((sum, level) => sum + level, 0) / known.length : null }
}

function getLevel(assessment: Assessment, id: DimId): number | null {
  const dim = assessment.dims[id]
  return dim.state === 'scored' ? dim.level : null
}
