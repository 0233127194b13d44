import { foldDiacritics, type SentenceToCheck } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput, AssessLanguage, AssessQuestion } from '../input'
import { buildAnswer, fixedDeps } from '../testing/interview'
import { painkiller, slowShop } from './testing/wrong-if-cases'

const { en, vi } = slowShop

interface Spoken {
  readonly language?: AssessLanguage
  readonly question?: AssessQuestion
  readonly wrongIf?: readonly string[]
  readonly other?: string
  readonly jobDescription?: string
}

function find(text: string, { language = 'en', question: given, wrongIf, other, jobDescription }: Spoken = {}) {
  const { affirmed: _, rejected: __, ...asked } = slowShop[language]
  const question = { ...asked, ...given, ...(wrongIf === undefined ? {} : { wrongIf }) }
  const second = { id: 'q2', text: 'What else?', kind: 'other' } as const
  const answer = ({ id, text: questionText }: AssessQuestion, words: string) =>
    buildAnswer({ questionId: id, questionText, text: words })
  const input: AssessInput = {
    submissionId: 's1',
    language,
    completion: 'completed',
    hasVideo: true,
    set: {
      requirements: [],
      questions: [question, second],
      ...(jobDescription === undefined ? {} : { jobDescription }),
    },
    answers: [answer(question, text), ...(other === undefined ? [] : [answer(second, other)])],
    candidate: { firstName: 'Ada', lastName: 'Lovelace' },
  }
  return assess(input, fixedDeps).questions ?? []
}
const findFirst = (text: string, more: Spoken = {}): readonly SentenceToCheck[] =>
  find(text, more)[0]?.sentencesToCheck ?? []
const listQuotes = (text: string, more: Spoken = {}) => findFirst(text, more).map(({ evidence }) => evidence.quote)

describe('the sentences that hold a “wrong if” phrase', () => {
  it('are quoted whole, with the phrase, at their place and time', () => {
    const text = 'I look at the screen. Then I restart the database first, and I wait. After that I tell the team.'
    const [found, ...more] = findFirst(text)
    expect(more).toEqual([])
    expect(found?.phrases).toEqual(['restart the database first'])
    expect(found?.evidence).toMatchObject({ tag: 'wrong_if', quote: 'Then I restart the database first, and I wait' })
    const { start = 0, end = 0, quote, startMs, endMs } = found?.evidence ?? {}
    expect(text.slice(start, end)).toBe(quote)
    expect(startMs).toBeGreaterThan(500)
    expect(endMs).toBeGreaterThan(startMs ?? 0)
  })

  it('meet other forms and another order of the words, and a typing error, as expected points do', () => {
    expect(listQuotes('My way is restarting that database first.')).toHaveLength(1)
    expect(listQuotes('First the database is restarted, um, by me.')).toHaveLength(1)
    expect(listQuotes('I restart the databse first, whatever it says.')).toHaveLength(1)
    expect(listQuotes('I restart the service. The database comes first in my list.')).toEqual([])
  })

  it('are shown once with all their phrases, and once for each place', () => {
    const text = 'I restart the database first and delete the logs. I tell them. Then I delete every log.'
    expect(findFirst(text).map(({ phrases }) => phrases)).toEqual([
      ['restart the database first', 'delete logs'],
      ['delete logs'],
    ])
  })

  it('are found after the words that count for points, too', () => {
    const long = Array.from({ length: 60 }, (_, index) => `I look at machine ${index}.`).join(' ')
    expect(listQuotes(`${long} Then I restart the database first.`)).toEqual(['Then I restart the database first'])
  })

  it('are found in a question without expected points and in a short answer', () => {
    expect(find('Restart database first.')[0]).toMatchObject({
      reason: 'no_points',
      sentencesToCheck: [{ phrases: ['restart the database first'] }],
    })
  })

  it('are those of the question’s own answer', () => {
    const [first, second] = find('I look at the screen and I tell the team.', {
      other: 'I restart the database first.',
    })
    expect([first?.sentencesToCheck, second?.sentencesToCheck]).toEqual([undefined, undefined])
  })

  it('are none where no phrase is written, and no key is in the result', () => {
    expect(find('I restart the database first.', { wrongIf: [] })[0]).not.toHaveProperty('sentencesToCheck')
    expect(find('I restart the database first.', { wrongIf: ['', ' the '] })[0]).not.toHaveProperty('sentencesToCheck')
  })

  it('are not words that the candidate withdraws, or that are not their own', () => {
    expect(listQuotes('I restart the database first. Actually, no, I would read the log.')).toEqual([])
    expect(listQuotes('I restart the database first. I like tea. Actually, no, I like coffee.')).toEqual([
      'I restart the database first',
    ])
    const wrong = 'I restart the database first.'
    expect(
      listQuotes(`${wrong} I wait for it.`, {
        other: 'What I said before about the database, the restart of it, that was wrong.',
      }),
    ).toEqual([])
    const jobDescription = 'You restart the database first whenever a page of our shop is slow for customers.'
    expect(listQuotes(`I read the log. ${jobDescription}`, { jobDescription })).toEqual([])
  })

  it.each(en.affirmed)('hold what is affirmed: %s', (text) => {
    expect(listQuotes(text)).toHaveLength(1)
  })
  it.each(en.rejected)('do not hold what is rejected: %s', (text) => {
    expect(listQuotes(text)).toEqual([])
  })
  it.each(vi.affirmed)('hold what is affirmed in Vietnamese: %s', (text) => {
    expect(listQuotes(text, { language: 'vi' })).toHaveLength(1)
  })
  it.each(vi.rejected)('do not hold what is rejected in Vietnamese: %s', (text) => {
    expect(listQuotes(text, { language: 'vi' })).toEqual([])
  })

  it.each(vi.affirmed)('hold what is affirmed in Vietnamese without diacritics: %s', (text) => {
    expect(listQuotes(foldDiacritics(text), { language: 'vi' })).toHaveLength(1)
  })
  it.each(vi.rejected)('do not hold what is rejected in Vietnamese without diacritics: %s', (text) => {
    expect(listQuotes(foldDiacritics(text), { language: 'vi' })).toEqual([])
  })

  it('affirm or reject a phrase in sentences that were written after the first rules', () => {
    const listWrong = (language: AssessLanguage) => {
      const { affirmed, rejected, ...question } = painkiller[language]
      const isFound = (text: string) => listQuotes(text, { language, question }).length > 0
      return [...affirmed.filter((text) => !isFound(text)), ...rejected.filter(isFound)]
    }
    expect([...listWrong('en'), ...listWrong('vi')]).toEqual([])
  })

  it('miss one that is affirmed by two negations', () => {
    const { affirmed: _, rejected: __, ...question } = painkiller.en
    expect(listQuotes("I don't see why I shouldn't sell aspirin.", { question })).toEqual([])
  })

  it('hold a name with signs at the end of a sentence', () => {
    expect(listQuotes('For that I always write C++.', { wrongIf: ['write C++'] })).toHaveLength(1)
    expect(listQuotes('For that I always write C.', { wrongIf: ['write C++'] })).toEqual([])
  })

  it('hold a phrase that is a negation itself', () => {
    const wrongIf = ['no backup']
    expect(listQuotes('I take no backup before that.', { wrongIf })).toHaveLength(1)
    expect(listQuotes('I take a backup before that.', { wrongIf })).toEqual([])
  })
})
