import { getLexicon } from '../../packages/assess/src/lexicons/lexicon'
import { getQuestionTopics, measureTopicality } from '../../packages/assess/src/measures/question-match'
import { tokenize } from '../../packages/assess/src/normalize/tokenize'
import { tagTokens } from '../../packages/assess/src/tag/tag-unit'
import { type BtrInterview, buildInput } from './btr-data'
import { areaUnderCurve } from './statistics'
import { atLeast, type EvalRow } from './table'

const lexicon = getLexicon('en')

/** Measures whether an answer's words distinguish its question from others: of other people, of the field, of the interview. */
export function measureRelevance(interviews: readonly BtrInterview[]): EvalRow[] {
  const items = interviews.map((interview) => ({
    interview,
    topics: buildInput(interview.turns).set.questions.map((question) => getQuestionTopics(question, lexicon)),
    answers: interview.turns.map(({ answer }) => ({
      text: answer,
      lemmas: new Set(tagTokens(tokenize(answer), lexicon).map((word) => word.lemma)),
    })),
  }))
  const scoreTopicality = (
    other: (at: number, position: number) => { at: number; position: number } | null,
  ): number[] =>
    items.flatMap(({ answers }, at) =>
      answers.flatMap((said, position) => {
        const to = other(at, position)
        const topics = to === null ? undefined : items[to.at]?.topics[to.position]
        return topics === undefined ? [] : [measureTopicality(topics, said, lexicon)]
      }),
    )
  const own = scoreTopicality((at, position) => ({ at, position }))
  const all = items.map((item) => item.interview)
  const scoreAgainst = (next: (at: number) => number | null): number[] =>
    scoreTopicality((at, position) => {
      const to = next(at)
      return to === null ? null : { at: to, position }
    })
  const anyOtherPerson = scoreAgainst((at) => findOtherPerson(all, at, () => true))
  const sameFieldPerson = scoreAgainst((at) =>
    findOtherPerson(all, at, (interview) => interview.field === all[at]?.field),
  )
  const otherQuestion = scoreTopicality((at, position) => ({
    at,
    position: (position + 5) % (items[at]?.answers.length ?? 1),
  }))
  const row = (measure: string, other: readonly number[], isAim: boolean): EvalRow => ({
    measure: `question-answer relevance AUC, ${measure}`,
    ours: areaUnderCurve(own, other),
    naive: 0.5,
    aim: isAim ? atLeast(0.88) : null,
    n: own.length + other.length,
  })
  return [
    row('against questions to another person', anyOtherPerson, true),
    row('against questions to another person of the same field', sameFieldPerson, false),
    row('against another question of the same interview', otherQuestion, false),
  ]
}

/** Searches from half the list on for the next matching interview of another résumé. */
function findOtherPerson(
  interviews: readonly BtrInterview[],
  at: number,
  matches: (interview: BtrInterview) => boolean,
): number | null {
  const own = interviews[at]
  const half = Math.floor(interviews.length / 2)
  const order = interviews.map((_interview, step) => (at + half + step) % interviews.length)
  const found = order.find((index) => {
    const interview = interviews[index]
    return interview !== undefined && interview.resumeId !== own?.resumeId && matches(interview)
  })
  return found ?? null
}
