import { describe, expect, it } from 'vitest'
import { formatExportUrl, toAuditFilter } from './audit-log-filter'

const openedMs = Date.UTC(2026, 10, 23)

describe('toAuditFilter', () => {
  it('asks for everything when nothing is chosen', () => {
    expect(toAuditFilter({}, openedMs)).toEqual({})
  })
  it('turns a period into the instant at which it began', () => {
    expect(toAuditFilter({ period: 'week', group: 'viewing' }, openedMs)).toEqual({
      group: 'viewing',
      from: '2026-11-16T00:00:00.000Z',
    })
  })
})

describe('formatExportUrl', () => {
  it('exports what is shown', () => {
    expect(formatExportUrl({})).toBe('/api/company/audit-log/export')
    expect(formatExportUrl(toAuditFilter({ group: 'people', person: 'an-id' }, openedMs))).toBe(
      '/api/company/audit-log/export?group=people&actorId=an-id',
    )
  })
})
