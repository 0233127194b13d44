import type { InterviewLanguage, SetContent, SetSort, Status } from '@candor/contract'
import { interviewSet, interviewSetVersion, position, type Transaction } from '@candor/db'
import { listOfferedLanguages } from '@candor/domain'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../../platform/like-pattern'
import { isVisibleSet, type ViewerScope } from '../../access'
import { submissionCount } from './sets'

export interface SetFilter {
  readonly organizationId: string
  readonly scope: ViewerScope
  readonly keyword: string | undefined
  readonly status: Status | undefined
  readonly sort: SetSort
  readonly limit: number
  readonly offset: number
}

/** A set with what the list shows of it. */
export interface SetListRow {
  readonly id: string
  readonly name: string
  readonly positionId: string
  readonly positionName: string
  readonly status: Status
  readonly linkId: string
  readonly questionCount: number
  /** Those in which all its texts exist. */
  readonly languages: readonly InterviewLanguage[]
  readonly submissionCount: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A position has the name that its set's content gives it, so that no content is read for a keyword. */
const matchesKeyword = (organizationId: string, keyword: string): SQL | undefined => {
  const pattern = toLikePattern(keyword)
  return or(
    sql`${interviewSet.name} ilike ${pattern}`,
    sql`${interviewSet.positionId} = any(array(select ${position.id} from ${position} where ${position.organizationId} = ${organizationId} and ${position.name} ilike ${pattern}))`,
  )
}

const buildWhere = ({ organizationId, scope, keyword, status }: SetFilter): SQL | undefined =>
  and(
    eq(interviewSet.organizationId, organizationId),
    isVisibleSet(scope),
    status === undefined ? undefined : eq(interviewSet.status, status),
    keyword === undefined ? undefined : matchesKeyword(organizationId, keyword),
  )

/** The Vietnamese alphabet, which also orders plain Latin names as expected: a database's own order may be by code points. */
const name = sql`${interviewSet.name} collate "vi-x-icu"`

/** Each is exactly the order of an index of the table, or its reverse: another one would sort all sets. */
const orders: Readonly<Record<SetSort, readonly SQL[]>> = {
  newest: [desc(interviewSet.createdAt), desc(interviewSet.id)],
  oldest: [asc(interviewSet.createdAt), asc(interviewSet.id)],
  name: [asc(name), asc(interviewSet.id)],
  nameDescending: [desc(name), desc(interviewSet.id)],
  updated: [desc(interviewSet.updatedAt), desc(interviewSet.id)],
  leastRecentlyUpdated: [asc(interviewSet.updatedAt), asc(interviewSet.id)],
}

/** The ids of one page, from one table and in the order of one of its indexes. */
export const selectSetPage = (tx: Transaction, filter: SetFilter) =>
  tx
    .select({ id: interviewSet.id })
    .from(interviewSet)
    .where(buildWhere(filter))
    .orderBy(...orders[filter.sort])
    .limit(filter.limit)
    .offset(filter.offset)

export const selectSetTotal = (tx: Transaction, filter: SetFilter) =>
  tx.select({ total: count() }).from(interviewSet).where(buildWhere(filter))

const content = interviewSetVersion.content
const listColumns = {
  id: interviewSet.id,
  name: interviewSet.name,
  positionId: interviewSet.positionId,
  positionName: sql<string>`${content}->>'positionName'`,
  status: sql<Status>`${interviewSet.status}`,
  linkId: interviewSet.linkId,
  questionCount: sql<number>`jsonb_array_length(${content}->'questions')`,
  languages: sql<InterviewLanguage[]>`${content}->'languages'`,
  /** Null: a set of one language, whose texts need not be read. */
  texts: sql<SetContent | null>`case when jsonb_array_length(${content}->'languages') > 1 then ${content} end`,
  submissionCount,
  createdAt: interviewSet.createdAt,
  updatedAt: interviewSet.updatedAt,
}

const selectRows = async (
  tx: Transaction,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly SetListRow[]> => {
  const rows = await tx
    .select(listColumns)
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .where(and(eq(interviewSet.organizationId, organizationId), inArray(interviewSet.id, [...ids])))
  return rows.map(({ texts, ...row }) => (texts === null ? row : { ...row, languages: listOfferedLanguages(texts) }))
}

/** One page of sets; `total` counts the whole filter. Other tables are read for the rows of the page only. */
export const listSetRows = async (
  tx: Transaction,
  filter: SetFilter,
): Promise<{ rows: SetListRow[]; total: number }> => {
  const ids = (await selectSetPage(tx, filter)).map(({ id }) => id)
  const [all] = await selectSetTotal(tx, filter)
  const total = all?.total ?? 0
  if (ids.length === 0) return { rows: [], total }
  const found = new Map((await selectRows(tx, filter.organizationId, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total }
}
