import { parseArgs } from 'node:util'
import { submissionSorts } from '@candor/contract'
import { machineLine, percentiles } from './lib/figures'
import { openList } from './lib/list-site'
import { processorTimeMs } from './lib/process-cpu'
import { withScenario } from './lib/with-scenario'

/**
 * Measures lists over HTTP: 10,000 submissions of one set and 1,000 other sets in one organization, beside 10 others. Every sort and filter, the first and
 * the last page, a submission in full, and the same page as one plain PostgreSQL query without the product, in turns within one run.
 * `npm run bench:list -- --submissions 10000 --sets 1000 --rounds 40`
 */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    sets: { type: 'string', default: '1000' },
    others: { type: 'string', default: '10' },
    spread: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '40' },
  },
})
const size = {
  submissions: Number(values.submissions),
  sets: Number(values.sets),
  others: Number(values.others),
  spread: Number(values.spread),
}
const rounds = Number(values.rounds)

interface Measured {
  readonly name: string
  readonly run: () => Promise<void>
}

interface Times {
  readonly waitedMs: number[]
  /** Processor time of client and server, and of the database: it tells more than the wait on a busy machine. */
  ownMs: number
  databaseMs: number
}

const measureInTurns = async (all: readonly Measured[]): Promise<Map<string, Times>> => {
  const times = new Map<string, Times>(all.map(({ name }) => [name, { waitedMs: [], ownMs: 0, databaseMs: 0 }]))
  // The first round fills caches and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, run } of all) {
      const before = processorTimeMs(process.pid)
      const startedMs = performance.now()
      await run()
      const waitedMs = performance.now() - startedMs
      const after = processorTimeMs(process.pid)
      const measured = times.get(name)
      if (round < 0 || measured === undefined) continue
      measured.waitedMs.push(waitedMs)
      measured.ownMs += after.ownMs - before.ownMs
      measured.databaseMs += after.childrenMs - before.childrenMs
    }
  }
  return times
}

const print = (times: ReadonlyMap<string, Times>): void => {
  const width = Math.max(...[...times.keys()].map(({ length }) => length))
  for (const [name, { waitedMs, ownMs, databaseMs }] of times) {
    const { n, p50, p95, max } = percentiles(waitedMs)
    const [half, most, longest, own, database] = [p50, p95, max, ownMs / n, databaseMs / n].map((value) =>
      value.toFixed(1).padStart(6),
    )
    console.log(
      `${name.padEnd(width)}  n ${n}  p50 ${half}  p95 ${most}  max ${longest} ms; processor time ${own} + ${database} ms`,
    )
  }
}

const list = '/api/interview/interview/submission'

/** One submission with its neighbors in lists of several filters and all orders. */
const listFullPaths = (site: Awaited<ReturnType<typeof openList>>): Record<string, string> => {
  const path = (query: string) => `${list}/${site.newestId}?${query}`
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  return {
    newest: `${list}/${site.newestId}`,
    oldest: `${list}/${site.oldestId}`,
    ...Object.fromEntries(submissionSorts.map((sort) => [`in the list by ${sort}`, path(`sort=${sort}`)])),
    'in the list of what is not opened yet': path('unseen=1'),
    'in the list of what was not opened an hour ago': path(`unseen=1&unseenAt=${hourAgo}`),
    'in the list of what is not opened yet, by level': path('unseen=1&sort=level'),
    'in the list of the large set, by must-haves': path(`setId=${site.setId}&sort=points`),
    'in the list of a stage': path(`stageId=${site.stageId}`),
    'in the list of people who wait for a reply': path('waiting=1'),
    'in the list of a frequent keyword': path(`keyword=${encodeURIComponent('nguyễn')}`),
    'in the list of all filters': path(
      `status=${site.frequentStatus}&unseen=1&stageId=${site.stageId}&setId=${site.setId}&sort=level`,
    ),
  }
}

const listBoardPaths = (site: Awaited<ReturnType<typeof openList>>): Record<string, string> => {
  const path = (query: string) => `${list}/board?${query}`
  return {
    ...Object.fromEntries(submissionSorts.map((sort) => [`board by ${sort}`, path(`sort=${sort}`)])),
    'board of the large set': path(`setId=${site.setId}`),
    'board of what is not opened yet, by level': path('unseen=1&sort=level'),
    'board with a frequent keyword': path(`keyword=${encodeURIComponent('nguyễn')}`),
    'board of a status': path(`status=${site.frequentStatus}`),
    'board of a stage': path(`stageId=${site.stageId}`),
    'board of people who wait for a reply': path('waiting=1'),
  }
}

/** What the page of a submission asks for before it shows all of it, at once as the page does. */
const openSubmission = async (site: Awaited<ReturnType<typeof openList>>): Promise<void> => {
  const of = `${list}/${site.newestId}`
  const { applicantId, code } = site.newest
  const person = [`applicant/code?code=${code}`, `note?applicantId=${applicantId}`].map(
    (path) => `/api/company/${path}`,
  )
  await Promise.all([of, `${of}/review`, ...person].map((path) => site.get(path)))
}

await withScenario(async (scenario) => {
  console.log(machineLine())
  const site = await openList(scenario, size)
  const lastPage = Math.ceil(site.total / 20)
  const lastOfSet = Math.floor(size.submissions / 20)
  const lastOfStatus = Math.ceil(site.frequentTotal / 20)
  const lastUnseen = Math.ceil((site.total - site.viewedTotal) / 20)
  const lastSets = Math.ceil(site.setTotal / 20)
  const get = (name: string, path: string): Measured => ({ name, run: () => site.get(path) })
  const sets = '/api/interview/interview/set'
  const measured: Measured[] = [
    ...submissionSorts.flatMap((sort) => [
      get(`submissions by ${sort}, first page`, `${list}?sort=${sort}`),
      get(`submissions by ${sort}, last page`, `${list}?sort=${sort}&page=${lastPage}`),
    ]),
    get('submissions by newest, page 10,000', `${list}?page=10000`),
    get('submissions of the large set', `${list}?setId=${site.setId}`),
    get('submissions of the large set, last page', `${list}?setId=${site.setId}&page=${lastOfSet}`),
    get('submissions of the large set, by level', `${list}?sort=level&setId=${site.setId}`),
    get('submissions of a small set, by level', `${list}?sort=level&setId=${site.smallSetId}`),
    get('submissions of a status', `${list}?status=${site.frequentStatus}`),
    get('submissions of a status, last page', `${list}?status=${site.frequentStatus}&page=${lastOfStatus}`),
    get('submissions of a rare status, by level', `${list}?status=pending&sort=level`),
    get('submissions not opened yet', `${list}?unseen=1`),
    get('submissions not opened yet, last page', `${list}?unseen=1&page=${lastUnseen}`),
    get('submissions not opened yet, from the lowest level', `${list}?unseen=1&sort=levelAscending`),
    get('submissions of a stage', `${list}?stageId=${site.stageId}`),
    get(
      'submissions of a stage, last page, by must-haves',
      `${list}?stageId=${site.stageId}&sort=points&page=${lastPage}`,
    ),
    get(
      'submissions with all filters',
      `${list}?status=${site.frequentStatus}&unseen=1&stageId=${site.stageId}&setId=${site.setId}`,
    ),
    ...Object.entries(listBoardPaths(site)).map(([name, path]) => get(name, path)),
    get('submissions to decide', `${list}?decision=none`),
    get('submissions to decide, by level', `${list}?decision=none&sort=level`),
    get('submissions of people who wait for a reply', `${list}?waiting=1`),
    get('submissions of an address', `${list}?email=person77@example.org`),
    get('submissions with a frequent keyword', `${list}?keyword=${encodeURIComponent('nguyễn')}`),
    get('submissions with a keyword that finds nothing', `${list}?keyword=nobody`),
    get('submissions with the name of a set', `${list}?keyword=${encodeURIComponent('Set 77')}`),
    get('sets, first page', sets),
    get('sets, last page', `${sets}?page=${lastSets}`),
    get('sets of a status', `${sets}?status=1`),
    get('sets, page 10,000', `${sets}?page=10000`),
    get('sets with a keyword', `${sets}?keyword=${encodeURIComponent('Position 77')}`),
    get('numbers of sets by status', `${sets}/count`),
    get('the large set in full', `${sets}/${site.setId}`),
    { name: 'a submission’s page: four requests at once', run: () => openSubmission(site) },
    get('members', '/api/identity/organization/members'),
    ...Object.entries(listFullPaths(site)).map(([name, path]) => get(`submission in full, ${name}`, path)),
    { name: 'small organization next to it: submissions by level', run: () => site.getAsSmall(`${list}?sort=level`) },
    { name: 'small organization next to it: sets', run: () => site.getAsSmall(sets) },
    { name: 'smallest request: the profile', run: () => site.get('/api/identity/profile') },
    { name: 'plain PostgreSQL: newest, first page and total', run: () => site.queryPlain(0) },
    { name: 'plain PostgreSQL: newest, last page and total', run: () => site.queryPlain((lastPage - 1) * 20) },
    { name: 'plain PostgreSQL: sets, first page and total', run: () => site.queryPlainSets() },
  ]
  try {
    print(await measureInTurns(measured))
  } finally {
    await site.close()
  }
  console.log(machineLine())
})
