import { describe, expect, it } from 'vitest'
import { findCompetencies } from '../draft/question-candidates'
import { FAMILIES } from '../families/families'
import { JOB_TITLES } from '../families/job-titles'
import { QUALITY_CUES } from '../text/competency-cues'
import { findTitleFamily } from '../text/find-title'
import { detectLanguage } from '../text/language'
import { COMPETENCIES, getCompetency } from './competencies'

const questions = [...COMPETENCIES.flatMap((entry) => entry.questions), ...FAMILIES.flatMap((entry) => entry.questions)]

describe('the bank', () => {
  it.each(COMPETENCIES.map((entry) => [entry.id, entry] as const))(
    'has four questions and ten different anchors for %s',
    (_, entry) => {
      expect(entry.questions.length).toBeGreaterThanOrEqual(4)
      expect(new Set([...entry.anchors.en, ...entry.anchors.vi]).size).toBe(10)
      expect(detectLanguage(entry.anchors.vi.join(' '))).toBe('vi')
    },
  )
  it('says every question in both languages, with the same number of points, once', () => {
    for (const { text, points } of questions) {
      expect([detectLanguage(text.en), detectLanguage(text.vi)]).toEqual(['en', 'vi'])
      expect(points.en).toHaveLength(points.vi.length)
      expect(text.en + text.vi).not.toMatch(/[{}]/)
    }
    expect(new Set(questions.map(({ text }) => text.en)).size).toBe(questions.length)
  })
  it('leads from the name of every quality back to its competency', () => {
    for (const cue of QUALITY_CUES) {
      expect(findCompetencies(cue.name.en)).toContain(cue.competency)
      expect(findCompetencies(cue.name.vi)).toContain(cue.competency)
    }
  })
  it('knows every competency that families name, and every family that titles name', () => {
    for (const family of FAMILIES) for (const id of family.competencies) expect(getCompetency(id).id).toBe(id)
    expect(Object.keys(JOB_TITLES).sort()).toEqual(FAMILIES.map(({ id }) => id).sort())
  })
  it.each([
    ['Backend Engineer', 'software'],
    ['React/Frontend Developer', 'software'],
    ['UX Designer', 'design'],
    ['Product Manager', 'product'],
    ['Customer Support', 'support'],
    ['Trưởng nhóm kỹ thuật', 'engineering_management'],
    ['Nhân viên chăm sóc khách hàng', 'support'],
    ['Giáo viên tiếng Anh', 'education'],
  ])('places "%s" in %s', (title, family) => {
    expect(findTitleFamily(title)).toBe(family)
  })
})
