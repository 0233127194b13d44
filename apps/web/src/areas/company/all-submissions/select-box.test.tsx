import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SelectBox } from './select-box'

afterEach(cleanup)

const getBox = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Select An' })

test('a press says whether the Shift key is held, so that a range can be selected', () => {
  const onPress = vi.fn()
  render(<SelectBox label="Select An" state="none" onPress={onPress} />)
  fireEvent.click(getBox())
  fireEvent.click(getBox(), { shiftKey: true })
  expect(onPress.mock.calls).toEqual([[false], [true]])
})

test.each([
  ['none', false, false],
  ['some', false, true],
  ['all', true, false],
] as const)('the state %s is shown', (state, isChecked, isIndeterminate) => {
  render(<SelectBox label="Select An" state={state} onPress={() => undefined} />)
  expect([getBox().checked, getBox().indeterminate]).toEqual([isChecked, isIndeterminate])
})
