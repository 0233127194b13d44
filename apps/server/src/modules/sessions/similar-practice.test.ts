import { builtinSetAuthor } from '@candor/ai'
import { practiceTier, type Question, type SetContent } from '@candor/contract'
import { isNearCopy } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../testing/interview-fixture'
import { startInterview } from './operations/start-interview'
import { draftSimilarPractice } from './similar-practice'
import { openSessionFixture, type SessionFixture } from './testing/session-fixture'

let fixture: SessionFixture
beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const seeds = ['a', 'b', 'c', 'd', 'e']
const titles = ['Backend engineer', 'Nurse', 'Sales representative']

/** A set that the author of drafts wrote, so that its questions come from the same sources as the practice's. */
const writeContent = async (base: SetContent, title: string): Promise<SetContent> => {
  const draft = await builtinSetAuthor.draftQuestionsForTitle({ title, language: 'en', seed: 'set', count: 6 })
  if (!draft.ok) throw new Error(`no draft for ${title}: ${draft.code}`)
  const requirements = draft.value.requirements.map(({ sourceQuote: _quote, ...own }) => ({
    ...own,
    id: fixture.deps.newId(),
  }))
  const questions = draft.value.questions.map(
    ({ text, kind, requirementName, expectedPoints }): Question => ({
      id: fixture.deps.newId(),
      text,
      kind,
      requirementId: requirements.find(({ name }) => name === requirementName)?.id ?? null,
      expectedPoints: [...expectedPoints],
      criteria: [],
      minCharacters: null,
    }),
  )
  return { ...base, positionName: title, languages: ['en', 'vi'], requirements, questions }
}

const listTexts = (questions: readonly { text: string }[]) => questions.map(({ text }) => text)
const countKinds = (questions: readonly { kind: string }[]) => questions.map(({ kind }) => kind).sort()

describe('a practice like the interview', () => {
  test.each(titles)('asks as many questions and none of the set’s, nor near copies of them: %s', async (title) => {
    const content = await writeContent((await fixture.makeSet()).content, title)
    for (const seed of seeds) {
      const practice = await draftSimilarPractice(content, { language: 'en', seed })
      expect(practice).toHaveLength(content.questions.length)
      const copies = practice.filter(({ text }) => listTexts(content.questions).some((own) => isNearCopy(own, text)))
      expect(copies).toEqual([])
      const twice = practice.filter(({ text }, at) =>
        practice.some((other, index) => index < at && isNearCopy(other.text, text)),
      )
      expect(twice).toEqual([])
    }
  })

  test('asks the kinds of questions that the set asks, as far as there are some', async () => {
    const content = await writeContent((await fixture.makeSet()).content, 'Backend engineer')
    const practice = await draftSimilarPractice(content, { language: 'en', seed: 'a' })
    const wanted = countKinds(content.questions)
    const matched = practice.filter(({ kind }) => wanted.includes(kind))
    expect(matched.length).toBeGreaterThanOrEqual(Math.ceil(wanted.length / 2))
  })

  test('asks none of the set’s questions in another language of it either', async () => {
    const { content } = await fixture.makeSet()
    const [first] = content.questions
    if (first === undefined) throw new Error('no question')
    const text = 'Hãy kể về một điều bạn mới học được gần đây. Bạn đã học điều đó như thế nào?'
    const translated = { ...first, translations: { vi: { text, expectedPoints: [] } } }
    const bilingual: SetContent = { ...content, languages: ['en', 'vi'], questions: [translated] }
    const practice = await draftSimilarPractice({ ...bilingual, positionName: 'Xyzzy' }, { language: 'vi', seed: 'a' })
    expect(practice).toHaveLength(1)
    expect(practice.filter((question) => isNearCopy(question.text, text))).toEqual([])
  })

  test('asks general questions where the position says nothing', async () => {
    const { content } = await fixture.makeSet()
    const unknown: SetContent = { ...content, positionName: 'Xyzzy', requirements: [] }
    const practice = await draftSimilarPractice(unknown, { language: 'en', seed: 'a' })
    expect(practice.length).toBeGreaterThan(0)
    expect(practice.every(({ text }) => !listTexts(content.questions).some((own) => isNearCopy(own, text)))).toBe(true)
  })
})

describe('the start of a practice like the interview', () => {
  const tier = practiceTier.PREMIUM

  test('has the set’s time and modes, its least lengths, and none of its questions', async () => {
    const base = await fixture.makeSet()
    const written = await writeContent(base.content, 'Backend engineer')
    const questions = written.questions.map((question) => ({ ...question, minCharacters: 40 }))
    const set = await fixture.makeSet(() => ({
      ...written,
      languages: ['en'],
      questions,
      durationMinutes: 25,
      hasSimilarPractice: true,
    }))
    const practice = await fixture.start(set.linkId, { isPractice: true, practiceTier: tier })
    const { state } = practice.view.row
    expect(state).toMatchObject({ isPractice: true, practiceTier: tier, numberOfRetakes: 0 })
    expect(state.clock.allowanceMs).toBe(25 * 60_000)
    expect(state.modesOffered).toEqual(set.content.modes)
    expect(state.plan.map(({ minCharacters }) => minCharacters)).toEqual(questions.map(() => 40))
    const own = listTexts(questions)
    expect(state.plan.filter(({ text }) => own.some((other) => isNearCopy(other, text)))).toEqual([])
  })

  test('is refused where the set does not offer it, and where it is sold: there are no payments', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, hasSimilarPractice: true }))
    const refused = (linkId: string, more: object) => getErrorCode(fixture.start(linkId, more))
    expect(await refused(fixture.linkId, { isPractice: true, practiceTier: tier })).toBe('PRACTICE_NOT_OFFERED')
    const paid = { isPractice: true, practiceTier: practiceTier.PREMIUM_PAID }
    expect(await refused(set.linkId, paid)).toBe('PRACTICE_NOT_OFFERED')
    expect(await refused(set.linkId, { isPractice: false, practiceTier: tier })).toBe('PRACTICE_NOT_OFFERED')
  })

  test('is not continued as a basic one, and a basic one not as this', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, hasSimilarPractice: true }))
    const email = 'both@example.org'
    const basic = await fixture.begin(set.linkId, { isPractice: true, email })
    const input = fixture.createStartInput(set.linkId, { isPractice: true, email, practiceTier: tier })
    const { view } = await startInterview(fixture.context, basic.caller, input)
    expect(view.row.id).not.toBe(basic.id)
    expect(view.row.state.practiceTier).toBe(tier)
    const again = await startInterview(fixture.context, basic.caller, { ...input, practiceTier: practiceTier.BASIC })
    expect(again.view.row.id).toBe(basic.id)
  })
})
