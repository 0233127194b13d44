import { randomUUID } from 'node:crypto'
import { signUp } from '../../../apps/server/src/testing/sign-up'
import { createAttackerClient, flood } from '../attacker-client'
import type { Attack } from '../types'

const json = { 'content-type': 'application/json' }

/** A new account invites strangers, with an address of the attacker's in the organization's name. */
const invites: Attack = {
  name: 'invites',
  prepare: async ({ port }) => {
    const client = createAttackerClient(port)
    await signUp(client, `m-${randomUUID().slice(0, 8)}@example.org`, 'Thanh Long')
    const profile = await client.get('/api/identity/organization')
    const items = profile.body.items as readonly { id: string }[]
    const organizationId = items[0]?.id ?? ''
    return async (untilMs) => {
      const statuses = await flood({
        port,
        connections: 16,
        untilMs,
        next: () => ({
          method: 'POST',
          path: `/api/identity/organization/${organizationId}/invite`,
          headers: { ...json, cookie: client.cookie() },
          body: JSON.stringify({ email: `v-${randomUUID()}@example.net`, role: 'recruiter' }),
        }),
      })
      return { statuses: statuses.toRecord(), achieved: `${statuses.get('201')} invites sent` }
    }
  },
}

/** Asks for a code at ever new addresses. */
const codes: Attack = {
  name: 'mailed-codes',
  prepare: async ({ port }) => {
    return async (untilMs) => {
      const statuses = await flood({
        port,
        connections: 32,
        untilMs,
        next: () => ({
          method: 'POST',
          path: '/api/identity/auth/pre-register',
          headers: json,
          body: JSON.stringify({ email: `c-${randomUUID()}@example.net` }),
        }),
      })
      return {
        statuses: statuses.toRecord(),
        achieved: `${statuses.get('200', '201', '204')} codes asked for`,
      }
    }
  },
}

/** A member asks for the largest pages of the attacker's own organization over many connections. */
const lists: Attack = {
  name: 'lists',
  prepare: async ({ port }) => {
    const client = createAttackerClient(port)
    await signUp(client, `l-${randomUUID().slice(0, 8)}@example.org`, 'Hoa Sen')
    return async (untilMs) => {
      const statuses = await flood({
        port,
        connections: 200,
        untilMs,
        next: () => ({
          method: 'GET',
          path: '/api/interview/interview/submission',
          headers: { cookie: client.cookie() },
        }),
      })
      return { statuses: statuses.toRecord(), achieved: `${statuses.get('200')} lists read` }
    }
  },
}

export const accountAttacks: readonly Attack[] = [invites, codes, lists]
