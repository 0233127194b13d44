import { detectLanguage, lintQuestion } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { QUALITY_CUES } from '../text/competency-cues'
import { COMPETENCIES } from './competencies'
import { findCompetencies } from './find-competency'

const questions = COMPETENCIES.flatMap((entry) => entry.questions)

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
  it('asks nothing that the lint of questions finds fault with', () => {
    const texts = questions.flatMap(({ text }) => [text.en, text.vi])
    expect(texts.flatMap((text) => lintQuestion(text).map(({ words }) => `${text}: ${words}`))).toEqual([])
  })
  it('leads from the name of every quality back to its competency', () => {
    for (const cue of QUALITY_CUES) {
      expect(findCompetencies(cue.name.en)).toContain(cue.competency)
      expect(findCompetencies(cue.name.vi)).toContain(cue.competency)
    }
  })
})
