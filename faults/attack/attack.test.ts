import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AttackSite, openSite } from './open-site'
import { runAttack } from './run-attack'

/** A few seconds of the attacks that did most harm. What honest people wait for depends on the machine: `npm run attack` measures it. */
const names = ['docx-paragraphs', 'made-up-tokens', 'json-with-key', 'event-streams']
const plan = { restMs: 1_000, attackMs: 3_000, recoveryMs: 0 }

let site: AttackSite
beforeAll(async () => {
  site = await openSite()
}, 120_000)
afterAll(() => site.close())

describe('honest people', () => {
  test.each(names)(
    'are refused nothing while one client runs %s',
    async (name) => {
      const { attacked } = await runAttack(site, { name, ...plan })
      expect(attacked.failures).toEqual([])
      expect([attacked.appendsMs.length, attacked.pingsMs.length].every((count) => count > 0)).toBe(true)
    },
    120_000,
  )
})
