import { type GrammarError, grammarErrors, type Modality } from '../../packages/assess/src/grammar/grammar-errors'
import type { AssessInput } from '../../packages/assess/src/index'
import { lexiconOf } from '../../packages/assess/src/lexicons/lexicon'
import { prepare } from '../../packages/assess/src/normalise/prepare'

/** What the product's own rules find in one sentence; nothing is left out as padding, since one sentence has no topic. */
export function flagsOf(text: string, modality: Modality): GrammarError[] {
  const input: AssessInput = {
    submissionId: 'submission-1',
    language: 'en',
    completion: 'completed',
    hasVideo: false,
    set: { requirements: [], questions: [] },
    answers: [
      {
        answerId: 'a-1',
        questionId: 'q-1',
        questionText: '',
        isFollowUp: false,
        modality,
        text,
        verbatim: true,
      },
    ],
    candidate: { firstName: '', lastName: '' },
  }
  return prepare(input, lexiconOf('en')).flatMap((answer) =>
    answer.units.flatMap((unit) => grammarErrors(unit, modality)),
  )
}
