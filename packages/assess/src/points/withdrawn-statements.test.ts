import { foldDiacritics } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import type { AssessInput, AssessLanguage } from '../input'
import { getLexicon } from '../lexicons/lexicon'
import { prepareAnswers } from '../normalize/prepare-answers'
import { buildAnswer } from '../testing/interview'
import { getCountedText } from './counted-text'
import { englishNotWithdrawn, englishWithdrawn } from './testing/english-withdrawals'
import { vietnameseNotWithdrawn, vietnameseWithdrawn } from './testing/vietnamese-withdrawals'
import type { WithdrawalCase } from './testing/withdrawal-cases'

function buildInput({ said, added, place }: WithdrawalCase, language: AssessLanguage): AssessInput {
  const first = { questionId: 'q1', questionText: 'One?', text: place === 'same' ? `${said} ${added}` : said }
  const second = { questionId: place === 'followUp' ? 'q1' : 'q2', questionText: 'Two?', text: added }
  const other = { ...buildAnswer({ ...second, modality: 'typed' }), answerId: 'a-2', isFollowUp: place === 'followUp' }
  return {
    submissionId: 's1',
    language,
    completion: 'completed',
    hasVideo: true,
    set: { requirements: [], questions: [] },
    answers: [buildAnswer({ ...first, modality: 'typed' }), ...(place === 'same' ? [] : [other])],
    candidate: { firstName: '', lastName: '' },
  }
}

/** Whether the key of the case still counts in the answer that said it. */
function isCounted(item: WithdrawalCase, language: AssessLanguage): boolean {
  const answers = prepareAnswers(buildInput(item, language), getLexicon(language))
  const said = answers.find(({ answer }) => answer.answerId === 'a-q1')
  if (said === undefined) throw new Error('the first answer is prepared')
  const { text } = getCountedText(said)
  return text
    .slice(0, item.said.length)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(item.key)
}

const withdrawn = { en: englishWithdrawn, vi: vietnameseWithdrawn } as const
const notWithdrawn = { en: englishNotWithdrawn, vi: vietnameseNotWithdrawn } as const

describe.each(['en', 'vi'] as const)('statements that are withdrawn (%s)', (language) => {
  it.each(withdrawn[language].map((item) => [item.added, item] as const))('do not count: %s', (_added, item) => {
    expect(isCounted({ ...item, added: '' }, language)).toBe(true)
    expect(isCounted(item, language)).toBe(false)
  })

  it.each(notWithdrawn[language].map((item) => [item.added, item] as const))(
    'are no others than those that a speaker takes back: %s',
    (_added, item) => {
      expect(isCounted(item, language)).toBe(true)
    },
  )
})

const fold = ({ said, added, key, place }: WithdrawalCase): WithdrawalCase => ({
  said: foldDiacritics(said),
  added: foldDiacritics(added),
  key: foldDiacritics(key),
  place,
})

describe('statements in Vietnamese without diacritics', () => {
  it.each(vietnameseWithdrawn.map(fold).map((item) => [item.added, item] as const))(
    'do not count if they are withdrawn: %s',
    (_added, item) => {
      expect(isCounted(item, 'vi')).toBe(false)
    },
  )
  it.each(vietnameseNotWithdrawn.map(fold).map((item) => [item.added, item] as const))(
    'count otherwise: %s',
    (_added, item) => {
      expect(isCounted(item, 'vi')).toBe(true)
    },
  )
})
