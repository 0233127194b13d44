import { describe, expect, test } from 'vitest'
import { startLimits } from '../limits'
import { compareReturningPeople, type ReturningPerson, requiresEmailProof } from './returning-people'

const person: ReturningPerson = { hasInterviewOfLink: false, isAddressProven: false, answerCount: 0, createdAtMs: 0 }

describe('compareReturningPeople', () => {
  test('puts the link that was asked for before proof, proof before answers, and answers before age', () => {
    const ofLink = { ...person, hasInterviewOfLink: true }
    const proven = { ...person, isAddressProven: true }
    const answered = { ...person, answerCount: 2 }
    const newest = { ...person, createdAtMs: 5 }
    expect([person, newest, answered, proven, ofLink].sort(compareReturningPeople)).toEqual([
      ofLink,
      proven,
      answered,
      newest,
      person,
    ])
  })
})

describe('requiresEmailProof', () => {
  test('lets a start with an unproven address pass below both limits, and no further', () => {
    const { unprovenPeoplePerOrganization: inOrganization, unprovenPeoplePerDay: inLastDay } = startLimits
    expect(requiresEmailProof({ inOrganization: inOrganization - 1, inLastDay: inLastDay - 1 })).toBe(false)
    expect(requiresEmailProof({ inOrganization, inLastDay: 0 })).toBe(true)
    expect(requiresEmailProof({ inOrganization: 0, inLastDay })).toBe(true)
  })
})
