import { expect, test } from 'vitest'
import { runInvitationKills } from './run-invitation-kills'

test('everyone who is invited gets the mail, though the server is killed while it adds and mails them', async () => {
  const { invited, lost, doubled, storedAtKill, wrong, unfinished } = await runInvitationKills({ people: 60, kills: 2 })
  expect(invited).toBe(60)
  expect(lost).toEqual([])
  expect(wrong).toEqual([])
  expect(unfinished).toEqual({})
  // Two were stored by the mail server that the killed process did not know of: their second copies have the same Message-ID.
  expect(storedAtKill).toHaveLength(2)
  expect(doubled).toEqual(storedAtKill)
})
