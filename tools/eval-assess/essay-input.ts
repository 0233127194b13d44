import type { AssessDeps, AssessInput } from '../../packages/assess/src/index'
import { assess } from '../../packages/assess/src/index'
import type { Assessment, DimId } from '../../packages/contract/src/index'

const deps: AssessDeps = { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'assessment-1' }

/** What the language dimensions are compared with in an essay; fluency needs timing and comprehension two questions. */
export const essayDims = ['grammar', 'vocabulary', 'coherence'] as const satisfies readonly DimId[]
export type EssayDim = (typeof essayDims)[number]

/**
 * An essay as an interview of one typed answer. The prompt's name, all that the corpus has of it, stands as the question; its
 * kind is `opinion`, as all prompts of the set ask for one. There are no requirements and no name to mask.
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
  /** Mean of the language dimensions; null where one of them has no level. */
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
