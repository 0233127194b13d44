import { type SetAssessment, setAssessmentPreset } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { findResultOffReason, listMissingResultReasons } from './result-reason'
import { isResultShared } from './set-weights'

const off = (resultOffReason?: SetAssessment['resultOffReason']): SetAssessment => ({
  ...setAssessmentPreset,
  candidateResult: 'off',
  ...(resultOffReason === undefined ? {} : { resultOffReason }),
})

describe('a set that gives candidates no result', () => {
  it('needs a reason in each of its languages', () => {
    const languages = ['en', 'vi'] as const
    const missing = (assessment: SetAssessment) => listMissingResultReasons({ assessment, languages: [...languages] })
    expect(missing(off())).toEqual(['en', 'vi'])
    expect(missing(off({ en: 'We call everyone.', vi: ' ' }))).toEqual(['vi'])
    expect(missing(off({ en: 'We call everyone.', vi: 'Chúng tôi gọi cho mọi người.' }))).toEqual([])
    expect(missing(setAssessmentPreset)).toEqual([])
  })
  it('tells the reason in the language of the interview only', () => {
    expect(findResultOffReason({ assessment: off({ en: 'We call everyone.' }) }, 'en')).toBe('We call everyone.')
    expect(findResultOffReason({ assessment: off({ en: 'We call everyone.' }) }, 'vi')).toBeNull()
  })
  it('has no reason where it comes from before results could be chosen', () => {
    expect(listMissingResultReasons({ languages: ['en'] })).toEqual([])
    expect([isResultShared({}), findResultOffReason({}, 'en')]).toEqual([false, null])
  })
  it('tells no reason once results are given', () => {
    const assessment = { ...off({ en: 'We call everyone.' }), candidateResult: 'free' as const }
    expect(findResultOffReason({ assessment }, 'en')).toBeNull()
  })
})
