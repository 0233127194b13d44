import { type AuditEventType, auditedRoutes, type RouteName } from '@candor/contract'
import { createPool, mail } from '@candor/db'
import { desc, eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { expect } from 'vitest'
import { z } from 'zod'
import { systemClock } from '../../../platform/clock'
import { createHttpClient, type HttpClient } from '../../../testing/http-client'
import { startTestServer } from '../../../testing/start-test-server'

/** The tests that go through the audited routes, one file each. */
export type AuditedArea = 'accounts' | 'factors' | 'organizations' | 'interviews' | 'viewing'

const areas: readonly (readonly [RegExp, AuditedArea])[] = [
  [/^identity\.(secondFactor|secondStep|security)\./, 'factors'],
  [/^(identity\.(organization|member|invite|access)|company\.responseRate)\./, 'organizations'],
  [/^(identity\.|connect)/, 'accounts'],
  [/^(interview|company\.(position|applicant|note|project))\./, 'interviews'],
]

/** Every route belongs to an area, a new one too. */
const getArea = (route: string): AuditedArea => areas.find(([pattern]) => pattern.test(route))?.[1] ?? 'viewing'

const listDeclared = (area: AuditedArea): string[] =>
  Object.entries(auditedRoutes)
    .filter(([route]) => getArea(route) === area)
    .flatMap(([route, rule]) => ('records' in rule ? rule.records.map((type) => `${route} ${type}`) : []))
    .sort()

/** A copy of each recorded event: those of a deleted organization are erased by a job at any moment. */
const copyEvents = `
  create table recorded_event (id bigint generated always as identity, type text not null);
  create function copy_event() returns trigger language plpgsql security definer as
    $$ begin insert into recorded_event (type) values (new.type); return new; end $$;
  create trigger copy_event after insert on audit_event for each row execute function copy_event()`
const zEvent = z.object({
  type: z.string(),
  actor_id: z.string().nullable(),
  subject_id: z.string().nullable(),
  part_id: z.string().nullable(),
  grantee_id: z.string().nullable(),
  detail: z.string().nullable(),
  count: z.number().nullable(),
})
const zCopies = z.array(z.object({ type: z.string() }))

/** The whole server on a database that remembers which events were recorded. */
export const openAuditedServer = async (settings: Readonly<Record<string, string>> = {}, log?: Logger) => {
  let advancedMs = 0
  const nowMs = (): number => systemClock.nowMs() + advancedMs
  const server = await startTestServer(settings, log, { clock: { nowMs } })
  const { app, deps } = server.running
  const pool = createPool(server.database.migratorUrl)
  await pool.query(copyEvents)
  const shown = new Set<string>()
  const readTypes = async (): Promise<string[]> =>
    zCopies.parse((await pool.query('select type from recorded_event order by id')).rows).map(({ type }) => type)
  const readMail = async (email: string): Promise<{ subject: string; text: string }> => {
    const rows = await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(mail).where(eq(mail.to, email)).orderBy(desc(mail.createdAt)).limit(1),
    )
    if (rows[0] === undefined) throw new Error(`nothing was mailed to ${email}`)
    return rows[0]
  }
  return {
    server,
    deps,
    pool,
    nowMs,
    origin: app.listeningOrigin,
    newClient: (): HttpClient => createHttpClient(app.listeningOrigin),
    /** Sets the server's clock forward; a minute lets the next code or mail be asked for. */
    advanceClock: (ms = 61_000): void => {
      advancedMs += ms
    },
    readMail,
    readCode: async (email: string): Promise<string> => (await readMail(email)).subject.slice(0, 6),
    readToken: async (email: string): Promise<string> =>
      z.string().parse(/access_token=([\w-]+)/.exec((await readMail(email)).text)?.[1]),
    /** Makes a call of this route, which must record exactly these types of events. */
    async expectEvents<Answer extends { readonly status: number }>(
      route: RouteName,
      types: readonly AuditEventType[],
      call: () => Promise<Answer>,
    ): Promise<Answer> {
      const before = (await readTypes()).length
      const answer = await call()
      const added = [...new Set((await readTypes()).slice(before))].sort()
      expect([route, answer.status, added]).toEqual([route, answer.status, [...types].sort()])
      for (const type of types) shown.add(`${route} ${type}`)
      return answer
    },
    /** The newest event of a type: who did what to whom. */
    readNewest: async (type: AuditEventType) => {
      const columns = 'type, actor_id, subject_id, part_id, grantee_id, detail, count'
      const { rows } = await pool.query(`select ${columns} from audit_event where type = $1 order by at desc limit 1`, [
        type,
      ])
      return zEvent.parse(rows[0])
    },
    /** Each event that the table of audited routes declares for this area must have been recorded by its route. */
    expectAllShown: (area: AuditedArea): void => expect([...shown].sort()).toEqual(listDeclared(area)),
    async close(): Promise<void> {
      await pool.end()
      await server.stop()
    },
  }
}
export type AuditedServer = Awaited<ReturnType<typeof openAuditedServer>>
