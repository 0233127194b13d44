import { findGrammarErrors, type GrammarError } from '../../packages/assess/src/grammar/grammar-errors'
import type { AssessInput } from '../../packages/assess/src/index'
import { getLexicon } from '../../packages/assess/src/lexicons/lexicon'
import { prepareAnswers } from '../../packages/assess/src/normalize/prepare-answers'
import type { PreparedAnswer } from '../../packages/assess/src/normalize/prepared-answer'
import { scoreGrammar } from '../../packages/assess/src/scorecards/grammar'

const lexicon = getLexicon('en')
const set: AssessInput['set'] = { requirements: [], questions: [] }

/** Prepares a sentence as a typed answer. Nothing counts as padding, because a single sentence has no topic. */
export function prepareSentence(text: string): PreparedAnswer {
  const [answer] = prepareAnswers(
    {
      submissionId: 'submission-1',
      language: 'en',
      completion: 'completed',
      hasVideo: false,
      set,
      answers: [
        {
          answerId: 'a-1',
          questionId: 'q-1',
          questionText: '',
          isFollowUp: false,
          modality: 'typed',
          text,
          verbatim: true,
        },
      ],
      candidate: { firstName: '', lastName: '' },
    },
    lexicon,
  )
  if (answer === undefined) throw new TypeError('an answer that was put in did not come out')
  return { ...answer, units: answer.units.map((unit) => ({ ...unit, dropped: null })) }
}

/** Finds errors in a sentence with the product's rules. */
export function findErrors(answer: PreparedAnswer): GrammarError[] {
  return answer.units.flatMap((unit) => findGrammarErrors(unit, answer.answer.modality))
}

/** Computes the grammar level of a text, rounded as in the engine. Null below 200 words. */
export function measureGrammarLevel(answers: readonly PreparedAnswer[]): number | null {
  const draft = scoreGrammar({ answers, questions: [], set, lexicon })
  return draft.state === 'scored' ? Math.round(10 * draft.level) / 10 : null
}
