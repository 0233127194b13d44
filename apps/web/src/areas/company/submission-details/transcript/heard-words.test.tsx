import type { ShownCorrection } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { CorrectionNote } from '../../../../features/transcript-correction/correction-note'
import { messages as assessment } from '../../../../locales/en/assessment'
import { sampleAnswer } from '../testing/sample-submission'
import { WordsToggle, withShownWords } from './heard-words'

afterEach(cleanup)

const line = (text: string) => ({ start: 0, end: text.length, text, startMs: 100, endMs: 900 })
const correction: ShownCorrection = {
  kind: 'small',
  changedPercent: 25,
  heardText: 'We moved the flower',
  heardLines: [line('We moved the flower')],
  correctedText: 'We moved the flour',
}
const corrected = sampleAnswer({ text: correction.correctedText, lines: [line(correction.correctedText)], correction })
const show = (element: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={{ assessment }}>
      {element}
    </IntlProvider>,
  )

test('the transcript has the corrected words, or what was heard, each with its times', () => {
  expect(withShownWords([corrected], 'corrected')).toEqual([corrected])
  expect(withShownWords([corrected], 'heard')).toMatchObject([
    { text: correction.heardText, lines: [{ text: correction.heardText, startMs: 100 }] },
  ])
})

test('the switch is there only where the two differ', () => {
  const onChange = vi.fn()
  show(<WordsToggle answers={[corrected]} shown="corrected" onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: assessment.correction.company.heard }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('heard')
  cleanup()
  show(<WordsToggle answers={[sampleAnswer()]} shown="corrected" onChange={onChange} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a correction is called one, and a rewrite says that the recording is the source', () => {
  show(<CorrectionNote answer={{ questionText: 'What did you bake?', correction }} />)
  expect(screen.getByText(/Corrected by the candidate: differs in 25% of the words/)).toBeTruthy()
  expect(screen.getByLabelText('Show the difference: What did you bake?').tagName).toBe('SUMMARY')
  expect(screen.getByTestId('word-difference').textContent).toContain('removed: flower')
  cleanup()
  show(<CorrectionNote answer={{ questionText: '', correction: { ...correction, kind: 'rewrite' } }} />)
  expect(screen.getByText(/The recording is the source/)).toBeTruthy()
  cleanup()
  expect(show(<CorrectionNote answer={{ questionText: '' }} />).container.textContent).toBe('')
})
