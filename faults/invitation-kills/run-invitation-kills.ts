import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpClient } from '../../apps/server/src/testing/http-client'
import { type MailServer, startMailServer } from '../../apps/server/src/testing/start-mail-server'
import { freePort, type Product, startProduct } from '../../e2e/support/product'
import { makeActiveSet, makeRecruiter } from '../../e2e/support/scenario'
import { withClient } from '../../packages/db/src/client/roles'
import { startTestServer } from '../../packages/db/src/testing/test-server'
import { waitUntil } from '../lib/wait'

export interface InvitationKillPlan {
  readonly people: number
  /** Kills while mails are handed over to the mail server. One more comes while the people are added. */
  readonly kills: number
}

export interface InvitationKillReport {
  readonly invited: number
  /** Addresses that got no mail. */
  readonly lost: readonly string[]
  /** Addresses that got two copies of their mail, both with one Message-ID. */
  readonly doubled: readonly string[]
  /** Mails that the mail server had stored when the process was killed before it knew: only these may arrive twice. */
  readonly storedAtKill: readonly string[]
  /** Addresses with more than two mails, or with two that have different ids. */
  readonly wrong: readonly string[]
  /** Mails that were not sent at the end, by their state. */
  readonly unfinished: Readonly<Record<string, number>>
}

interface List {
  readonly api: HttpClient
  readonly setId: string
  readonly rows: readonly { readonly email: string }[]
}

interface Run {
  readonly plan: InvitationKillPlan
  readonly product: Product
  readonly mailServer: MailServer
  readonly lists: readonly List[]
  readonly query: (text: string) => Promise<Readonly<Record<string, unknown>>[]>
}

/** Less than an organization may mail in a day, with room for what kills cost. */
const peoplePerOrganization = 300
/** Mails that the product hands over at once. */
const mailsAtOnce = 2
/** Longer than it takes on any machine until the jobs of a dead process run again. */
const limitMs = 200_000

const requireWithin = async (what: string, isReached: () => Promise<boolean>): Promise<void> => {
  if (!(await waitUntil(isReached, limitMs, 20))) throw new Error(`not within ${limitMs} ms: ${what}`)
}

const makeLists = async (url: string, people: number): Promise<List[]> => {
  const lists: List[] = []
  for (let from = 0; from < people; from += peoplePerOrganization) {
    const { api } = await makeRecruiter(url)
    const { id: setId } = await makeActiveSet(api)
    const count = Math.min(peoplePerOrganization, people - from)
    const rows = Array.from({ length: count }, (_, index) => ({ email: `person-${from + index}@invited.example` }))
    lists.push({ api, setId, rows })
  }
  return lists
}

/** As a person does who got no answer: the list is sent again. */
const sendList = async ({ api, setId, rows }: List): Promise<boolean> => {
  try {
    return (await api.post('/api/interview/interview/set/invite-emails', { setId, rows })).status === 200
  } catch {
    // The process was killed before it answered.
    return false
  }
}

const restart = async (product: Product): Promise<void> => {
  await product.kill()
  await product.start()
}

const inviteAll = async ({ product, lists, query }: Run): Promise<void> => {
  const first = Promise.all(lists.map(sendList))
  await requireWithin('a person is added', async () => (await query('select id from interviewee limit 1')).length > 0)
  await restart(product)
  await first
  for (const list of lists) {
    await requireWithin('the list is accepted', () => sendList(list))
  }
}

/** Lets the mail server hold as many mails as the product hands over at once, none of which were hit before. Returns their addresses. */
const holdMails = async (mailServer: MailServer, hit: ReadonlySet<string>): Promise<readonly string[]> => {
  for (;;) {
    mailServer.behave('hold')
    await requireWithin('mails are held', async () => mailServer.held().length === mailsAtOnce)
    const held = mailServer.held()
    if (!held.some((address) => hit.has(address))) return held
    mailServer.behave('accept')
  }
}

/**
 * Kills the process while the mail server holds its mails and has not answered. In turn, the server has stored them or not. Never twice
 * over one mail: such a mail is given up as unclear by design.
 */
const killWhileSending = async (run: Run): Promise<{ storedAtKill: string[] }> => {
  const { plan, product, mailServer } = run
  const hit = new Set<string>()
  const storedAtKill: string[] = []
  for (let kill = 0; kill < plan.kills; kill += 1) {
    const threshold = (plan.people * kill) / (plan.kills + 1)
    await requireWithin('mails arrive', async () => mailServer.received.length >= threshold)
    const held = await holdMails(mailServer, hit)
    await product.kill()
    for (const address of held) hit.add(address)
    const isStored = kill % 2 === 0
    if (isStored) storedAtKill.push(...held)
    mailServer.behave(isStored ? 'accept' : 'refuse')
    mailServer.behave('accept')
    await product.start()
  }
  return { storedAtKill }
}

const countUnfinished = async ({ query }: Run): Promise<Record<string, number>> => {
  const mails = await query("select state, count(*)::int as count from mail where state <> 'sent' group by state")
  const [{ due } = { due: 0 }] = await query(
    'select count(*)::int as due from interviewee where mail_due is not null or mailed_at is null',
  )
  return {
    ...Object.fromEntries(mails.map(({ state, count }) => [String(state), Number(count)])),
    ...(due === 0 ? {} : { due: Number(due) }),
  }
}

const report = async (run: Run, storedAtKill: readonly string[]): Promise<InvitationKillReport> => {
  const ids = new Map<string, string[]>()
  for (const { recipients, mail } of run.mailServer.received) {
    for (const address of recipients) ids.set(address, [...(ids.get(address) ?? []), mail.messageId ?? ''])
  }
  const invited = run.lists.flatMap(({ rows }) => rows.map(({ email }) => email))
  const isDoubled = (address: string): boolean => ids.get(address)?.length === 2
  const isWrong = (address: string): boolean => {
    const copies = ids.get(address) ?? []
    return copies.length > 2 || new Set(copies).size > 1
  }
  return {
    invited: invited.length,
    lost: invited.filter((address) => !ids.has(address)),
    doubled: [...ids.keys()].filter(isDoubled).sort(),
    storedAtKill: [...storedAtKill].sort(),
    wrong: [...ids.keys()].filter(isWrong),
    unfinished: await countUnfinished(run),
  }
}

const execute = async (run: Run): Promise<InvitationKillReport> => {
  await inviteAll(run)
  const { storedAtKill } = await killWhileSending(run)
  await waitUntil(async () => Object.keys(await countUnfinished(run)).length === 0, limitMs)
  return report(run, storedAtKill)
}

/** Invites people, kills the server again and again while it mails them over real SMTP, and counts who got what. */
export const runInvitationKills = async (plan: InvitationKillPlan): Promise<InvitationKillReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-invitations-'))
  const database = await startTestServer()
  const mailServer = await startMailServer()
  const query: Run['query'] = (text) =>
    withClient(database.urls.migratorUrl, async (client) => (await client.query<Record<string, unknown>>(text)).rows)
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: database.urls.migratorUrl,
    DATABASE_APP_URL: database.urls.appUrl,
    SECRET: 'a secret of the tests that outlives the process',
    VOICE: 'off',
    MAILS_PER_HOUR: '100000',
  }
  let product = await startProduct(settings)
  try {
    // Without a mail server, the codes to sign up are on the outbox page.
    const lists = await makeLists(product.url, plan.people)
    await product.dispose()
    // New organizations may mail a few people only.
    await query("update organization set created_at = created_at - interval '30 days'")
    await query("update auth_user set created_at = created_at - interval '30 days'")
    await query("delete from mail where state = 'outbox'")
    product = await startProduct({ ...settings, SMTP_URL: mailServer.url })
    return await execute({ plan, product, mailServer, lists, query })
  } finally {
    mailServer.behave('accept')
    await product.dispose()
    await mailServer.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
