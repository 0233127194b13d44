import { describe, expect, it } from 'vitest'
import type { Configuration } from './configuration'
import { decideExamStatus, type ExamSummary } from './status'

const today: Configuration = { model: 'anthropic/m', examVersion: 'x1', promptVersion: 'p1', rubricVersion: 'r1' }
const exam = (state: ExamSummary['state'], changes: Partial<ExamSummary> = {}): ExamSummary => ({
  id: `${state}-${changes.model ?? ''}`,
  state,
  ...today,
  ...changes,
})

describe('the status of a model', () => {
  it('allows the model after it passed with today’s model, prompt, rubric and exam', () => {
    expect(decideExamStatus(today, [exam('passed')])).toEqual({ passedId: 'passed-', blockedReason: null })
  })

  it.each(['model', 'examVersion', 'promptVersion', 'rubricVersion'] as const)(
    'blocks judging after the %s has changed',
    (what) => {
      expect(decideExamStatus(today, [exam('passed', { [what]: 'older' })])).toEqual({
        passedId: null,
        blockedReason: 'changed',
      })
    },
  )

  it('counts the last finished exam: a failure after a pass blocks the model, and a pass after a failure allows it', () => {
    expect(decideExamStatus(today, [exam('failed'), exam('passed')]).blockedReason).toBe('failed')
    expect(decideExamStatus(today, [exam('passed'), exam('failed')]).blockedReason).toBeNull()
  })

  it('keeps an earlier pass while an exam runs or after one that ended without a result', () => {
    expect(decideExamStatus(today, [exam('running'), exam('error'), exam('passed')]).passedId).toBe('passed-')
  })

  it('names the reason if the model may not judge', () => {
    expect(decideExamStatus(null, [exam('passed')]).blockedReason).toBe('no_model')
    expect(decideExamStatus(today, []).blockedReason).toBe('no_exam')
    expect(decideExamStatus(today, [exam('error')]).blockedReason).toBe('no_exam')
    expect(decideExamStatus(today, [exam('queued')]).blockedReason).toBe('running')
  })
})
