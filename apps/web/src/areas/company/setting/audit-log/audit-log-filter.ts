import type { AuditEventGroup, AuditFilter } from '@candor/contract'

export const periods = ['day', 'week', 'month', 'all'] as const
export type Period = (typeof periods)[number]

/** What of the log is shown, as it stands in the address. */
export interface AuditLogFilter {
  group?: AuditEventGroup | undefined
  person?: string | undefined
  /** A submission, for example. */
  subject?: string | undefined
  period?: Period | undefined
}

const dayMs = 24 * 60 * 60 * 1000
const daysByPeriod: Readonly<Record<Exclude<Period, 'all'>, number>> = { day: 1, week: 7, month: 30 }

/** The filter that the server is asked with. */
export function toAuditFilter(
  { group, person, subject, period = 'all' }: AuditLogFilter,
  openedMs: number,
): AuditFilter {
  return {
    ...(group === undefined ? {} : { group }),
    ...(person === undefined ? {} : { actorId: person }),
    ...(subject === undefined ? {} : { subjectId: subject }),
    ...(period === 'all' ? {} : { from: new Date(openedMs - daysByPeriod[period] * dayMs).toISOString() }),
  }
}

/** The address of the CSV file with the events that are shown. */
export function formatExportUrl(filter: AuditFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString()
  return `/api/company/audit-log/export${query === '' ? '' : `?${query}`}`
}
