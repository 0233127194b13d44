import { parseArgs } from 'node:util'
import { asc, eq } from 'drizzle-orm'
import { organization } from '../packages/db/src/index'
import { inRunningDatabase, runCommand } from './operator/open-running'
import { formatVerified, verifyChain } from './operator/verify-chain'

/** `npm run verify:records` checks the chain of records of each organization; `-- --organization <id>` of one. Candor must be running. */
const { values } = parseArgs({ options: { organization: { type: 'string' } } })

await runCommand(async () => {
  const { organization: id } = values
  const chains = await inRunningDatabase(async (tx) => {
    const found = await tx
      .select({ id: organization.id })
      .from(organization)
      .where(id === undefined ? undefined : eq(organization.id, id))
      .orderBy(asc(organization.createdAt), asc(organization.id))
    if (found.length === 0)
      throw new Error(id === undefined ? 'There is no organization.' : `There is no organization ${id}.`)
    const verified = []
    for (const row of found) verified.push(await verifyChain(tx, row.id))
    return verified
  })
  console.log(formatVerified(chains))
  if (chains.some(({ problem }) => problem !== null)) process.exitCode = 1
})
