import { describe, expect, it } from 'vitest'
import type { Configuration } from './configuration'
import { type SatExam, standingOf } from './status'

const today: Configuration = { model: 'anthropic/m', examVersion: 'x1', promptVersion: 'p1', rubricVersion: 'r1' }
const exam = (state: SatExam['state'], changes: Partial<SatExam> = {}): SatExam => ({
  id: `${state}-${changes.model ?? ''}`,
  state,
  ...today,
  ...changes,
})

describe('whether a model may judge', () => {
  it('it may after it has passed with today’s model, prompt, rubric and exam', () => {
    expect(standingOf(today, [exam('passed')])).toEqual({ passedId: 'passed-', obstacle: null })
  })

  it.each(['model', 'examVersion', 'promptVersion', 'rubricVersion'] as const)(
    'it may not once the %s is another one',
    (what) => {
      expect(standingOf(today, [exam('passed', { [what]: 'older' })])).toEqual({ passedId: null, obstacle: 'changed' })
    },
  )

  it('the last exam that came to an end counts: who fails after having passed is out, and the other way round', () => {
    expect(standingOf(today, [exam('failed'), exam('passed')]).obstacle).toBe('failed')
    expect(standingOf(today, [exam('passed'), exam('failed')]).obstacle).toBeNull()
  })

  it('an exam under way, or one that could not be brought to an end, takes nothing from an earlier pass', () => {
    expect(standingOf(today, [exam('running'), exam('error'), exam('passed')]).passedId).toBe('passed-')
  })

  it('says what is missing', () => {
    expect(standingOf(null, [exam('passed')]).obstacle).toBe('no_model')
    expect(standingOf(today, []).obstacle).toBe('no_exam')
    expect(standingOf(today, [exam('error')]).obstacle).toBe('no_exam')
    expect(standingOf(today, [exam('queued')]).obstacle).toBe('running')
  })
})
