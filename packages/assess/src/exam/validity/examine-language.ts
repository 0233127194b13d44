import type { FourAnswers } from '../occupations/occupation'
import { compareDim, type DimCase, isAbove } from './dim-results'
import type { ExamFigures } from './exam-figures'
import { mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { shuffleSentences } from './transforms'

export interface LanguageRun {
  readonly exam: { readonly onDims: (cases: readonly DimCase[]) => void }
  readonly judge: (texts: FourAnswers) => Promise<ExamFigures>
}

/**
 * The part `order` for grammar, vocabulary and coherence: pairs that say the same, one of them worse in that dimension. Nothing is asked
 * of the other dimensions here.
 */
export async function examineLanguage(
  { answers, languagePair, questions }: OccupationCase,
  run: LanguageRun,
): Promise<void> {
  const { language } = questions
  const [strong, broken] = [await run.judge(answers.strong), await run.judge(answers.broken_expert)]
  const middling = await run.judge(answers.middling)
  const add = (dimId: string, before: ExamFigures, after: ExamFigures): void =>
    run.exam.onDims([compareDim('order', dimId, { language, before, after, holds: isAbove })])
  add('grammar', broken, strong)
  add('coherence', await run.judge(mapAnswers(answers.middling, shuffleSentences)), middling)
  add('grammar', await run.judge(languagePair.learner), middling)
  add('vocabulary', await run.judge(languagePair.fewWords), middling)
}
