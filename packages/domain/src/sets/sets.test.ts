import { type Question, type Status, statuses } from '@candor/contract'
import { describe, expect, it, test } from 'vitest'
import { planQuestions } from '../sessions/plan'
import {
  decideActivation,
  decideEdit,
  decideStatus,
  decideStatusAfterEdit,
  getAttemptsPerPerson,
  getNumberOfRetakes,
  initialStatus,
  isOpenSet,
  requiresInvitation,
} from './sets'

const ask = (text: string, translations?: Question['translations']): Question => ({
  id: 'q',
  text,
  kind: 'opinion',
  requirementId: null,
  expectedPoints: [],
  criteria: [],
  minCharacters: null,
  ...(translations === undefined ? {} : { translations }),
})
type Content = Parameters<typeof decideActivation>[0]
const whole: Content = { questions: [ask('Why?')], screeningQuestions: [], languages: ['vi'], modes: ['text'] }
const empty: Content = { questions: [], screeningQuestions: [], languages: [], modes: [] }
const translated: Content['questions'] = [ask('Why?', { vi: { text: 'Vì sao?', expectedPoints: [] } })]

describe('a set', () => {
  it.each<[Content, string[]]>([
    [whole, []],
    [{ ...whole, questions: [] }, ['question']],
    [{ ...whole, questions: [ask('Why?'), ask(' ')] }, ['questionText']],
    [{ ...whole, languages: [] }, ['language']],
    [{ ...whole, modes: [] }, ['mode']],
    [{ ...whole, modes: ['chat', 'live'] }, ['alternativeContact']],
    [{ ...whole, modes: ['chat'], alternativeContact: ' ' }, ['alternativeContact']],
    [{ ...whole, modes: ['chat'], alternativeContact: 'hr@example.org' }, []],
    [{ ...whole, modes: ['chat', 'text'] }, []],
    [{ ...whole, languages: ['en', 'vi'] }, ['translation']],
    [{ ...whole, languages: ['en', 'vi'], questions: translated }, []],
    [empty, ['question', 'language', 'mode']],
  ])('with the content %j lacks %j', (content, missing) => {
    const decision = decideActivation(content)
    expect(decision).toEqual(missing.length === 0 ? { ok: true } : { ok: false, code: 'SET_INCOMPLETE', missing })
    expect(initialStatus(content)).toBe(missing.length === 0 ? 0 : 4)
  })
  it('is open only when it is active', () => {
    expect(statuses.filter(isOpenSet)).toEqual([1])
  })
  it.each<[Status, string]>([
    [0, 'yes yes yes yes no'],
    [1, 'yes yes yes yes no'],
    [2, 'yes yes yes yes no'],
    [3, 'yes yes no yes no'],
    [4, 'no yes no yes yes'],
  ])('allows these changes from status %i to each status: %s', (from, row) => {
    const goes = statuses.map((to) => (decideStatus({ from, to, content: whole }).ok ? 'yes' : 'no'))
    expect(goes.join(' ')).toBe(row)
  })
  it('can’t be opened or confirmed as open while it is incomplete', () => {
    for (const from of [0, 1, 4] as const) {
      expect(decideStatus({ from, to: 1, content: empty })).toMatchObject({ ok: false, code: 'SET_INCOMPLETE' })
    }
    expect(decideStatus({ from: 3, to: 4, content: empty })).toEqual({ ok: false, code: 'CONFLICT' })
  })
  it.each<[Status, Content, Status | null]>([
    [1, whole, 1],
    [4, whole, 0],
    [1, empty, null],
    [0, empty, 4],
    [3, empty, 3],
    [4, empty, 4],
  ])('with the status %i edited to %j has the status %s', (from, content, status) => {
    const decision = decideStatusAfterEdit(from, content)
    expect(decision.ok ? decision.status : null).toBe(status)
  })
  it('is edited in place, or in a new version after its first use, but not on top of another edit', () => {
    const current = { version: 3, isFrozen: false }
    expect(decideEdit(current, 3)).toEqual({ kind: 'overwrite', version: 3 })
    expect(decideEdit({ ...current, isFrozen: true }, null)).toEqual({ kind: 'newVersion', version: 4 })
    expect(decideEdit(current, 2)).toEqual({ kind: 'conflict', code: 'SET_VERSION_CONFLICT' })
  })
  it('becomes a plan with an answer for every question and the terms it looks for', () => {
    const question = {
      id: 'q',
      text: 'Why?',
      kind: 'opinion',
      requirementId: 'r',
      expectedPoints: ['p'],
      criteria: [],
      minCharacters: 5,
    } as const
    const requirement = { id: 'r', name: 'SQL', kind: 'skill', weight: 3, isMustHave: true } as const
    const content = {
      questions: [
        { ...question, expectedPoints: ['p'], criteria: [] },
        { ...question, requirementId: null, expectedPoints: [], criteria: [] },
      ],
      requirements: [requirement],
    }
    let count = 0
    const plan = planQuestions(content, () => `id${count++}`)
    expect(plan[0]).toEqual({
      questionId: 'q',
      answerId: 'id0',
      text: 'Why?',
      kind: 'opinion',
      requirementTerms: ['SQL'],
      expectedPoints: ['p'],
      minCharacters: 5,
    })
    expect([plan[1]?.answerId, plan[1]?.requirementTerms]).toEqual(['id1', []])
  })
})

test('only a set for invited people requires an invitation', () => {
  expect(requiresInvitation('invitation')).toBe(true)
  expect(requiresInvitation('open')).toBe(false)
})

test('a set from before attempts could be chosen allows one interview per person', () => {
  expect([getAttemptsPerPerson({}), getAttemptsPerPerson({ attemptsPerPerson: 3 })]).toEqual([1, 3])
})

test('a set from before retakes could be chosen allows none', () => {
  expect([getNumberOfRetakes({}), getNumberOfRetakes({ numberOfRetakes: 2 })]).toEqual([0, 2])
})
