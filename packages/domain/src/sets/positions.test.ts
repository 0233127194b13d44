import { type Status, status } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { decideEmptyPosition, decideSetOfPosition, findPositionStatus } from './positions'

const { INACTIVE, ACTIVE, PENDING, ARCHIVED, INCOMPLETE } = status

describe('the status of a position', () => {
  test.each<[readonly Status[], Status]>([
    [[], INCOMPLETE],
    [[INACTIVE], INACTIVE],
    [[ARCHIVED, ACTIVE, INCOMPLETE], ACTIVE],
    [[INACTIVE, PENDING], PENDING],
    [[ARCHIVED, INCOMPLETE], INCOMPLETE],
    [[ARCHIVED, ARCHIVED], ARCHIVED],
  ])('with sets of status %j is %i', (ofSets, expected) => {
    expect(findPositionStatus(ofSets)).toBe(expected)
  })

  test('without sets can be archived and restored, but not activated', () => {
    expect(decideEmptyPosition(ARCHIVED)).toEqual({ ok: true, status: ARCHIVED })
    expect(decideEmptyPosition(INACTIVE)).toEqual({ ok: true, status: INCOMPLETE })
    expect(decideEmptyPosition(ACTIVE)).toMatchObject({ ok: false, code: 'SET_INCOMPLETE' })
  })
})

describe('putting a position into a status', () => {
  const question = { id: 'q', text: 'Why?' }
  const content = {
    questions: [question],
    screeningQuestions: [],
    languages: ['en'],
    modes: ['text'],
  } as unknown as Parameters<typeof decideSetOfPosition>[0]['content']
  const decide = (from: Status, to: Status, questions = content.questions) =>
    decideSetOfPosition({ status: from, content: { ...content, questions } }, to)

  test('changes each set as if it were chosen for the set', () => {
    expect(decide(ACTIVE, ARCHIVED)).toEqual({ ok: true, status: ARCHIVED })
    expect(decide(ARCHIVED, INACTIVE)).toEqual({ ok: true, status: INACTIVE })
    expect(decide(INACTIVE, ACTIVE)).toEqual({ ok: true, status: ACTIVE })
  })
  test('leaves drafts as they are, archives them, and refuses to activate them', () => {
    expect(decide(INCOMPLETE, INACTIVE, [])).toEqual({ ok: true, status: INCOMPLETE })
    expect(decide(INCOMPLETE, ARCHIVED, [])).toEqual({ ok: true, status: ARCHIVED })
    expect(decide(INCOMPLETE, ACTIVE, [])).toMatchObject({ ok: false, code: 'SET_INCOMPLETE' })
  })
  test('leaves archived sets archived when the others are put on hold', () => {
    expect(decide(ARCHIVED, PENDING)).toEqual({ ok: true, status: ARCHIVED })
  })
})
