import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-with-texts'
import { initials } from './avatar'
import { Countdown } from './countdown'
import { LevelSteps } from './level-steps'
import { Pager } from './pager'
import { StepBar } from './step-bar'

afterEach(cleanup)

test('initials take the first and the last word, whole letters with their marks', () => {
  expect(initials('Trần Văn Dũng')).toBe('TD')
  expect(initials('  đức  ')).toBe('Đ')
  expect(initials('')).toBe('')
  expect(initials('Lotus Ventures (demo)')).toBe('LV')
})

test('the pager says what is shown, stops at the ends and hides when one page is all', () => {
  const onChange = vi.fn()
  const { rerender } = renderWithTexts(<Pager page={5} pageSize={20} total={93} onChange={onChange} />)
  expect(screen.getByText('81–93 of 93')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
  rerender(<div />)
  renderWithTexts(<Pager page={1} pageSize={20} total={20} onChange={onChange} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a level fills as many steps as its figure says, half a step for half a level', () => {
  const { container } = renderWithTexts(<LevelSteps level={3.5} max={5} label="Level 3.5 of 5" />)
  expect(screen.getByRole('img', { name: 'Level 3.5 of 5' }).textContent).toBe('3.5')
  const steps = [...container.querySelectorAll('.bg-brand')].map(({ classList }) => classList.item(3))
  expect(steps).toEqual(['w-full', 'w-full', 'w-full', 'w-1/2', 'w-0'])
})

test('the last minute is said aloud, what comes before is silent', () => {
  renderWithTexts(<Countdown leftMs={60_001} />)
  expect(screen.getByRole('status').textContent).toBe('')
  cleanup()
  renderWithTexts(<Countdown leftMs={60_000} />)
  expect(screen.getByRole('status').textContent).toBe('Less than a minute left')
})

test('the step bar is a landmark that names the current step', () => {
  const steps = [
    { id: 'a', label: 'Welcome' },
    { id: 'b', label: 'Language' },
  ]
  renderWithTexts(<StepBar steps={steps} currentId="b" />)
  expect(screen.getByRole('navigation', { name: 'Steps' }).querySelector('[aria-current=step]')?.textContent).toBe(
    'Language',
  )
})
