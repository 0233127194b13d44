import { describe, expect, test } from 'vitest'
import { mailLimits } from '../limits'
import { countAllowedOrganizations, decideBudgetedMail, isBelowMailCeiling, type MailBudget } from './mail-budget'

const { dayMs, hourMs } = mailLimits
const createdAtMs = 1_000

/** How many mails pass at an instant, and when the next one may. */
const send = (before: MailBudget | null, nowMs: number) => {
  let budget = before
  for (let sent = 0; ; sent += 1) {
    const outcome = decideBudgetedMail(budget, { createdAtMs, nowMs })
    if (outcome.kind === 'refused') return { sent, budget, retryAtMs: outcome.retryAtMs }
    budget = outcome.budget
  }
}

describe('decideBudgetedMail', () => {
  test('allows 20 invites in the first hour, 50 on the first day and 500 a day later', () => {
    const first = send(null, createdAtMs)
    expect(first).toMatchObject({ sent: 20, retryAtMs: createdAtMs + hourMs })
    const second = send(first.budget, createdAtMs + hourMs)
    expect(second).toMatchObject({ sent: 30, retryAtMs: createdAtMs + dayMs })
    const later = send(second.budget, createdAtMs + dayMs)
    expect(later).toMatchObject({ sent: 500, retryAtMs: createdAtMs + 2 * dayMs })
  })
})

describe('isBelowMailCeiling', () => {
  test('refuses invites first, then sign-ups and mails about assessments, then everything', () => {
    const allowed = (mailsThisHour: number) =>
      (['invite', 'signUp', 'assessment', 'signIn'] as const).filter((priority) =>
        isBelowMailCeiling(priority, { mailsThisHour, mailsPerHour: 100 }),
      )
    expect(allowed(49)).toEqual(['invite', 'signUp', 'assessment', 'signIn'])
    expect(allowed(50)).toEqual(['signUp', 'assessment', 'signIn'])
    expect(allowed(80)).toEqual(['signIn'])
    expect(allowed(100)).toEqual([])
  })
})

describe('countAllowedOrganizations', () => {
  test('allows five organizations on the first day and twenty later', () => {
    expect([countAllowedOrganizations(0), countAllowedOrganizations(dayMs)]).toEqual([5, 20])
  })
})
