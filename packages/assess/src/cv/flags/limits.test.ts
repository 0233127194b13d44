import { type CvLimits, cvLimitPresets } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { interview } from '../../testing/interview'
import { assessCv } from '../assess-cv'

const job = (title: string, when: string) => `${title}\n${when}`
const gap = [job('Nurse, Acme', '01/2021 - 05/2023'), job('Nurse, Bolt', '01/2018 - 06/2020')]
const overlap = [job('Clerk, Acme', '01/2020 - 12/2022'), job('Driver, Bolt', '10/2022 - 05/2024')]
const stays = [
  job('Clerk, Dune', '03/2024 - 10/2024'),
  job('Clerk, Acme', '05/2023 - 02/2024'),
  job('Clerk, Bolt', '06/2022 - 04/2023'),
]
const years = [job('Nurse, Acme', '2021 - 2023'), job('Nurse, Bolt', '2015 - 2018')]

function read(jobs: readonly string[], limits?: CvLimits) {
  const summary =
    'A person who reads, writes, plans and speaks with people of every kind, calmly and with care, every day.'
  const text = `Ana Costa\nana@example.com\nSummary\n${summary} ${summary}\nExperience\n${jobs.join('\n')}\n`
  const cv = { text, sha256: 'a', hidden: [], asOf: '2026-11-22', email: null, ...(limits ? { limits } : {}) }
  return assessCv({ ...interview('en'), cv })
}
const idsOf = (jobs: readonly string[], limits: Partial<CvLimits>) =>
  read(jobs, { ...cvLimitPresets, ...limits }).redFlags.map(({ id }) => id)

describe('figures that an organization sets', () => {
  it('move the edge of a gap, of an overlap and of short stays, each by itself', () => {
    expect(idsOf(gap, {})).toEqual([])
    expect(idsOf(gap, { gapMonths: 5 })).toEqual(['gap'])
    expect(idsOf(overlap, { overlapMonths: 3 })).toEqual([])
    expect(idsOf(overlap, { overlapMonths: 2 })).toEqual(['overlap'])
    expect(idsOf(stays, { shortStays: 4 })).toEqual([])
    expect(idsOf(stays, { shortStayMonths: 8, shortStays: 2 })).toEqual([])
    expect(idsOf(stays, { shortStayMonths: 11, shortStays: 2 })).toEqual(['short_stays'])
  })

  it('above eighteen months count for years only, too', () => {
    expect(idsOf(years, { gapMonths: 12 })).toEqual(['gap'])
    expect(idsOf(years, { gapMonths: 24 })).toEqual([])
  })

  it('stand in the remark they raised and in the reading, and move no level', () => {
    const limits = { ...cvLimitPresets, shortStayMonths: 11, shortStays: 2 }
    const set = read(stays, limits)
    expect(set.redFlags[0]?.params).toMatchObject({ limitMonths: 11, limitStays: 2 })
    expect(set.reading?.limits).toEqual(limits)
    expect(set.dims).toEqual(read(stays).dims)
  })

  it('are the presets where an input was frozen before they could be set', () => {
    const { redFlags, reading } = read(stays)
    expect(redFlags).toEqual(read(stays, cvLimitPresets).redFlags)
    expect(reading?.limits).toBeUndefined()
  })
})
