import { parseArgs } from 'node:util'
import { asc, eq, isNull } from 'drizzle-orm'
import { supportTicket } from '../packages/db/src/index'
import { formatTickets } from './operator/format-tickets'
import { inRunningDatabase, runCommand } from './operator/open-running'

/** `npm run support-tickets` prints the tickets that wait; `-- --answered <id>` marks one as answered. Candor must be running. */
const { values } = parseArgs({ options: { answered: { type: 'string' } } })

await runCommand(async () => {
  const { answered } = values
  if (answered === undefined) {
    const waiting = await inRunningDatabase((tx) =>
      tx.select().from(supportTicket).where(isNull(supportTicket.answeredAt)).orderBy(asc(supportTicket.createdAt)),
    )
    console.log(formatTickets(waiting))
    return
  }
  const changed = await inRunningDatabase((tx) =>
    tx
      .update(supportTicket)
      .set({ answeredAt: new Date() })
      .where(eq(supportTicket.id, answered))
      .returning({ id: supportTicket.id }),
  )
  if (changed.length === 0) throw new Error(`There is no ticket ${answered}.`)
  console.log(`Marked ${answered} as answered.`)
})
