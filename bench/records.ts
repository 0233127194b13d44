import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { createPool } from '@candor/db'
import type { AuthzServer } from '../apps/server/src/authz/testing/open-server'
import type { MemberCaller } from '../apps/server/src/http/caller'
import { createExportContext } from '../apps/server/src/modules/exports/testing/open-exports'
import { readZip } from '../apps/server/src/modules/exports/testing/read-zip'
import { appendDueRecords } from '../apps/server/src/modules/records/operations/append-due-records'
import { createSet } from '../apps/server/src/modules/sets/operations/create-set'
import {
  giveAssessment,
  giveLevel,
  makeSubmission,
} from '../apps/server/src/modules/submissions/testing/make-submission'
import { makeMember } from '../apps/server/src/testing/make-member'
import { sampleContent, sampleQuestion } from '../apps/server/src/testing/sample-set'
import { verifyChain } from '../tools/operator/verify-chain'
import { machineLine, percentiles } from './lib/figures'
import { withScenario } from './lib/with-scenario'

/**
 * Measures the chain of records of one organization and an evidence pack from it: time to append, to verify the chain, to make a pack and
 * to verify it, and the size of its files without recordings. `npm run bench:records -- --records 10000 --rounds 7`
 */
const { values } = parseArgs({
  options: { records: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '7' } },
})
const recordCount = Number(values.records)
const rounds = Number(values.rounds)
const run = promisify(execFile)

const addSubmission = async (deps: AuthzServer['deps'], member: MemberCaller): Promise<string> => {
  const questions = ['Why this team?', 'What went wrong last?'].map((text) => sampleQuestion(randomUUID(), text))
  const content = { ...sampleContent(randomUUID), questions }
  const set = await createSet(deps, member, { name: 'Records', content, producedBy: null, isActive: true })
  const answers = questions.map(() => [
    { text: 'I called each of them twice a week and wrote down what they asked. '.repeat(8) },
  ])
  const { id } = await makeSubmission(deps, { member, set: { id: set.id, questions } }, { answers })
  await giveAssessment(deps, id, {})
  await giveLevel(deps, id, 3)
  return id
}

/** Copies of the records that a submission caused, of yesterday. The first twenty are about it, the others about other people. */
const addRecords = async (migratorUrl: string, submissionId: string): Promise<void> => {
  const pool = createPool(migratorUrl, { max: 1, statementTimeoutMs: 600_000 })
  await pool.query(
    `with own as (select *, row_number() over (order by id) - 1 as place, count(*) over () as total
       from record_content where submission_id = $1)
     insert into record_content (id, organization_id, kind, submission_id, applicant_id, salt, content, happened_at)
     select gen_random_uuid(), organization_id, kind, case when n <= 20 then submission_id end, null,
       replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), content,
       now() - interval '1 day' + n * interval '1 millisecond'
     from generate_series(1, $2::int) n join own on own.place = n % own.total`,
    [submissionId, recordCount],
  )
  await pool.query('vacuum analyze record_content')
  await pool.end()
}

const measure = async <T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const startedMs = performance.now()
  const result = await work()
  return { ms: performance.now() - startedMs, result }
}

const print = (name: string, timesMs: readonly number[]): void => {
  const { n, p50, max } = percentiles(timesMs)
  console.log(`${name}: n ${n}, p50 ${p50.toFixed(0)} ms, max ${max.toFixed(0)} ms`)
}

/** Runs the pack's own program, as the person who receives it does. */
const verifyPack = async (files: ReadonlyMap<string, Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-bench-evidence-'))
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), bytes)
  }
  const { stdout } = await run(process.execPath, ['verify.mjs'], { cwd: folder })
  await rm(folder, { recursive: true })
  return stdout.trim()
}

await withScenario(async ({ server }) => {
  console.log(machineLine())
  const { deps, database } = server
  const member = await makeMember(deps)
  const { organizationId } = member
  const submissionId = await addSubmission(deps, member)
  await addRecords(database.migratorUrl, submissionId)
  print(`append ${recordCount} records`, [(await measure(() => appendDueRecords(deps, { organizationId }))).ms])
  const exports = await createExportContext(deps)
  const times = { chain: [] as number[], make: [] as number[], verify: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const { ms, result } = await measure(() =>
      deps.withActor({ kind: 'worker' }, (tx) => verifyChain(tx, organizationId)),
    )
    if (result.problem !== null) throw new Error(`the chain is broken at ${result.problem.seq}`)
    times.chain.push(ms)
    const made = await measure(() => exports.make(member, { format: 'evidence', submissionIds: [submissionId] }))
    times.make.push(made.ms)
    const { bytes } = await exports.download(made.result.download?.url ?? '')
    const files = await readZip(bytes)
    const verified = await measure(() => verifyPack(files))
    times.verify.push(verified.ms)
    if (round > 0) continue
    console.log(verified.result)
    console.log(`pack: ${bytes.byteLength} bytes`)
    for (const [name, content] of files) console.log(`  ${name}: ${content.byteLength} bytes`)
  }
  print('verify the chain as verify:records does', times.chain)
  print('make a pack', times.make)
  print('verify a pack with verify.mjs, with the start of Node', times.verify)
  await exports.close()
  console.log(machineLine())
})
