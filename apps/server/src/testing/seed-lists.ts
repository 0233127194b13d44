import { readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'

/** One finished, assessed interview that is there already, to be copied. */
export interface ListSeed {
  readonly organizationId: string
  readonly submissionId: string
  /** Copies to add. The newest ones belong to the set of the copied one, the others to the added sets in turn. */
  readonly submissions: number
  /** How many of the copies belong to the set of the copied one [half of them]. */
  readonly inSet?: number
  /** Copies of the set to add, each with its position and version. */
  readonly sets: number
}

const statements = readFileSync(new URL('./seed-lists.sql', import.meta.url), 'utf8').split('--> statement')

/**
 * Fills the lists of an organization with copies whose names, levels, times and numbers of answers differ. `client` owns the tables, so
 * that the copies need no actor; triggers and references work as ever.
 */
export const seedLists = async (client: ClientBase, seed: ListSeed): Promise<void> => {
  const { inSet = Math.floor(seed.submissions / 2) } = seed
  await client.query(
    "select set_config('seed.organization', $1, false), set_config('seed.submission', $2, false), set_config('seed.submissions', $3, false), set_config('seed.sets', $4, false), set_config('seed.in_set', $5, false)",
    [seed.organizationId, seed.submissionId, String(seed.submissions), String(seed.sets), String(inSet)],
  )
  for (const statement of statements) await client.query(statement)
}
