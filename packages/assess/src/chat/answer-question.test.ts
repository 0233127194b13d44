import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question'
import type { ChatSource } from './source'
import { createSource } from './testing/interview-source'

const source = createSource(
  [
    ['How do you use Kubernetes?', 'I have only read about it. My team ran plain virtual machines.'],
    ['Tell me about a project.', 'We moved the planning tool to Postgres. It took one summer.'],
  ],
  'en',
)
const quotes = (question: string, from: ChatSource = source) =>
  answerQuestion(question, from).flatMap((event) =>
    event.type === 'statement' ? event.citations.map(({ quote }) => quote) : [],
  )

describe('answerQuestion', () => {
  it('quotes letter by letter, with the place and the time of the words', () => {
    for (const event of answerQuestion('Postgres?', source)) {
      if (event.type !== 'statement') throw new Error('no statement')
      const [citation] = event.citations
      const answer = source.answers.find(({ answerId }) => answerId === citation?.answerId)
      expect(answer?.text.slice(citation?.start, citation?.end)).toBe('We moved the planning tool to Postgres.')
      expect(citation?.startMs).toBe(0)
    }
    expect(quotes('Postgres?')).toHaveLength(1)
  })

  it('gives the answer to the question that asked about a thing which the candidate did not name', () => {
    expect(answerQuestion('Kubernetes?', source)).toMatchObject([{ type: 'statement', ground: 'question' }])
    expect(quotes('Kubernetes?')).toEqual(['My team ran plain virtual machines.'])
  })

  it('answers each of several things by itself', () => {
    const events = answerQuestion('Does she know Postgres or Oracle?', source)
    expect(events.map(({ type }) => type)).toEqual(['statement', 'notMentioned'])
    expect(events[1]).toEqual({ type: 'notMentioned', topic: 'Oracle' })
  })

  it('quotes the answer to a question that is named by its number', () => {
    expect(quotes('What was said in question 2?')).toEqual(['We moved the planning tool to Postgres.'])
    expect(answerQuestion('Question 7?', source)).toEqual([{ type: 'notMentioned', topic: null }])
  })

  it('finds Vietnamese typed without diacritics, and never takes another word for it', () => {
    const vietnamese = createSource([['Kho?', 'Tôi quản lý kho lạnh ở Bình Dương. Việc đó rất khó.']], 'vi')
    expect(quotes('co kinh nghiem quan ly kho lanh khong?', vietnamese)).toEqual(['Tôi quản lý kho lạnh ở Bình Dương.'])
    expect(quotes('Ứng viên có nói về khổ hạnh không?', vietnamese)).toEqual([])
  })

  it('reads forms of a word as that word, and not words that only begin alike', () => {
    expect(quotes('Did she plan?')).toEqual(['We moved the planning tool to Postgres.'])
    expect(quotes('Has she projected costs?')).toEqual([])
  })

  it('reports levels as the assessment has them, and none where there is none', () => {
    expect(answerQuestion('What is the level in grammar?', source)).toEqual([
      { type: 'level', dimension: 'grammar', level: null },
    ])
    expect(answerQuestion('Điểm chung là bao nhiêu?', source)).toEqual([
      { type: 'level', dimension: 'overall', level: null },
    ])
    expect(answerQuestion('Điểm chung của hai dự án là gì?', source)).not.toContainEqual(
      expect.objectContaining({ type: 'level' }),
    )
  })

  it('says that nothing speaks of what was asked if the interview has no words', () => {
    expect(answerQuestion('Postgres?', createSource([['Why?', '']], 'en'))).toEqual([
      { type: 'notMentioned', topic: null },
    ])
  })
})
