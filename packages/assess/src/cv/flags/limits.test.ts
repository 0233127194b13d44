import { type CvLimits, cvLimitPresets } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { buildInterview } from '../../testing/interview'
import { assessCv } from '../assess-cv'

const buildJob = (title: string, when: string) => `${title}\n${when}`
const gap = [buildJob('Nurse, Acme', '01/2021 - 05/2023'), buildJob('Nurse, Bolt', '01/2018 - 06/2020')]
const overlap = [buildJob('Clerk, Acme', '01/2020 - 12/2022'), buildJob('Driver, Bolt', '10/2022 - 05/2024')]
const stays = [
  buildJob('Clerk, Dune', '03/2024 - 10/2024'),
  buildJob('Clerk, Acme', '05/2023 - 02/2024'),
  buildJob('Clerk, Bolt', '06/2022 - 04/2023'),
]
const years = [buildJob('Nurse, Acme', '2021 - 2023'), buildJob('Nurse, Bolt', '2015 - 2018')]

function assessJobs(jobs: readonly string[], limits?: CvLimits) {
  const summary =
    'A person who reads, writes, plans and speaks with people of every kind, calmly and with care, every day.'
  const text = `Ana Costa\nana@example.com\nSummary\n${summary} ${summary}\nExperience\n${jobs.join('\n')}\n`
  const cv = { text, sha256: 'a', hidden: [], asOf: '2026-11-22', email: null, ...(limits ? { limits } : {}) }
  return assessCv({ ...buildInterview('en'), cv })
}
const listFlagIds = (jobs: readonly string[], limits: Partial<CvLimits>) =>
  assessJobs(jobs, { ...cvLimitPresets, ...limits }).redFlags.map(({ id }) => id)

describe('flag limits that an organization sets', () => {
  it('move the limits of gaps, overlaps and short stays independently', () => {
    expect(listFlagIds(gap, {})).toEqual([])
    expect(listFlagIds(gap, { gapMonths: 5 })).toEqual(['gap'])
    expect(listFlagIds(overlap, { overlapMonths: 3 })).toEqual([])
    expect(listFlagIds(overlap, { overlapMonths: 2 })).toEqual(['overlap'])
    expect(listFlagIds(stays, { shortStays: 4 })).toEqual([])
    expect(listFlagIds(stays, { shortStayMonths: 8, shortStays: 2 })).toEqual([])
    expect(listFlagIds(stays, { shortStayMonths: 11, shortStays: 2 })).toEqual(['short_stays'])
  })

  it('also apply to dates without months if the limit is above eighteen months', () => {
    expect(listFlagIds(years, { gapMonths: 12 })).toEqual(['gap'])
    expect(listFlagIds(years, { gapMonths: 24 })).toEqual([])
  })

  it('appear in the flag they raised and in the result, and move no level', () => {
    const limits = { ...cvLimitPresets, shortStayMonths: 11, shortStays: 2 }
    const set = assessJobs(stays, limits)
    expect(set.redFlags[0]?.params).toMatchObject({ limitMonths: 11, limitStays: 2 })
    expect(set.reading?.limits).toEqual(limits)
    expect(set.dims).toEqual(assessJobs(stays).dims)
  })

  it('default to the presets for an input frozen before limits could be set', () => {
    const { redFlags, reading } = assessJobs(stays)
    expect(redFlags).toEqual(assessJobs(stays, cvLimitPresets).redFlags)
    expect(reading?.limits).toBeUndefined()
  })
})
