import { findGrammarErrors, type GrammarError } from '../../packages/assess/src/grammar/grammar-errors'
import type { AssessInput } from '../../packages/assess/src/index'
import { getLexicon } from '../../packages/assess/src/lexicons/lexicon'
import { type PreparedAnswer, prepareAnswers } from '../../packages/assess/src/normalize/prepare-answers'
import { scoreGrammar } from '../../packages/assess/src/scorecards/grammar'

const lexicon = getLexicon('en')
const set: AssessInput['set'] = { requirements: [], questions: [] }

/** One sentence as a typed answer of its own. Nothing is left out as padding: one sentence has no topic to be tied to. */
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

/** What the product's own rules find in one sentence. */
export function findErrors(answer: PreparedAnswer): GrammarError[] {
  return answer.units.flatMap((unit) => findGrammarErrors(unit, answer.answer.modality))
}

/** The grammar level, rounded as the engine rounds it, of sentences that stand together; null below 200 words. */
export function measureGrammarLevel(answers: readonly PreparedAnswer[]): number | null {
  const draft = scoreGrammar({ answers, questions: [], set, lexicon })
  return draft.state === 'scored' ? Math.round(10 * draft.level) / 10 : null
}
