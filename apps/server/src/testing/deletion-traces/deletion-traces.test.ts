import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAsNewPerson, readProfile, register } from '../../modules/audit/testing/audited-people'
import { type AuditedServer, openAuditedServer } from '../../modules/audit/testing/open-audited-server'
import { openOffice, simulateDeletions } from './simulate-deletions'
import type { Office } from './use-interview'

// `npm run simulate:deletion` sets both.
const { SIMULATED_DELETIONS = '2', SIMULATED_SEED = '1' } = process.env
const count = Number(SIMULATED_DELETIONS)

let folder: string
let server: AuditedServer
let office: Office
let logged = ''
let loggedCharacters = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletion-traces-'))
  const log = pino(
    { level: 'trace' },
    {
      write: (line: string) => {
        logged += line
        loggedCharacters += line.length
      },
    },
  )
  server = await openAuditedServer({ ERASURE_LOG: join(folder, 'erasures') }, log)
  const owner = await register(server, 'owner@example.org')
  const colleague = server.newClient()
  await joinAsNewPerson(server, owner, { client: colleague, email: 'colleague@example.org' })
  const [{ id: ownerId }, { id: colleagueId }] = [await readProfile(owner), await readProfile(colleague)]
  office = await openOffice(server, { owner, ownerId, colleagueId })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test(
  'no word of a deleted interview is left in any table, file, job, mail or log, whatever was done with it and however it was deleted',
  async () => {
    let [interviews, deletions, marks] = [0, 0, 0]
    for (let number = 0; number < count; number += 1) {
      const seed = `${SIMULATED_SEED}z${number}`
      logged = ''
      const made = await simulateDeletions(office, seed)
      interviews += made.interviews
      deletions += made.deletions
      marks += made.marks
      expect({ seed, leaks: made.leaks, missing: made.missing }).toEqual({ seed, leaks: [], missing: [] })
      expect(logged.match(/trace[0-9zxy]+q/gi)).toBeNull()
    }
    expect(loggedCharacters).toBeGreaterThan(0)
    const summary = `seed ${SIMULATED_SEED}: ${count} histories, ${interviews} interviews, ${deletions} deletions, ${marks} words, 0 left`
    if ('SIMULATED_DELETIONS' in process.env) process.stdout.write(`${summary}\n`)
  },
  60_000 + count * 30_000,
)
