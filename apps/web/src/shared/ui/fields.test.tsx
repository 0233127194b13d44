import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../locales/en/common'
import { renderWithTexts } from '../testing/render-with-texts'
import { FileField } from './file-field'
import { OtpField } from './otp-field'
import { TextArea } from './text-area'
import { TextField } from './text-field'

afterEach(cleanup)

test('an error marks its field and is tied to it', () => {
  renderWithTexts(<TextField label="Email" error="Email is required" />)
  const input = screen.getByRole('textbox', { name: 'Email' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toContain('Email is required')
})

test('the counter counts what people see as one character, and the hint goes when it is met', () => {
  renderWithTexts(<TextArea label="Answer" max={5} min={2} defaultValue="" />)
  expect(screen.getByText('At least 2 characters')).toBeTruthy()
  fireEvent.change(screen.getByRole('textbox', { name: 'Answer' }), { target: { value: '👋ễ' } })
  expect(screen.getByText('2 of 5 characters')).toBeTruthy()
  expect(screen.queryByText('At least 2 characters')).toBeNull()
})

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('')
  return <OtpField label="Code" value={code} onChange={setCode} onComplete={onComplete} />
}

test('a pasted code fills every box and is handed on once, leading zero kept', () => {
  const onComplete = vi.fn()
  renderWithTexts(<Code onComplete={onComplete} />)
  const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
  const first = screen.getByRole('textbox', { name: 'Code' })
  fireEvent.paste(first, { clipboardData: { getData: () => '012 345' } })
  expect(boxes.map((box) => box.value).join('')).toBe('012345')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('012345')
  expect(boxes[1]?.getAttribute('aria-label')).toBe('Digit 2 of 6')
})

test('a code that is cleared while its last box has the focus begins again at the first box', () => {
  const field = (value: string) => <OtpField label="Code" value={value} onChange={() => undefined} />
  const { rerender } = renderWithTexts(field('012345'))
  screen.getByRole('textbox', { name: 'Digit 6 of 6' }).focus()
  rerender(
    <IntlProvider locale="en" messages={{ common }} timeZone="UTC">
      {field('')}
    </IntlProvider>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }))
})

const rules = { label: 'CV', file: null, endings: ['.pdf'], maxBytes: 10 }
const choose = (file: File) => fireEvent.change(screen.getByLabelText('CV'), { target: { files: [file] } })

test('a file that is too big is refused with the given words and not handed on', () => {
  const onChange = vi.fn()
  renderWithTexts(<FileField {...rules} onChange={onChange} tooBigText="Too big for a CV." />)
  choose(new File(['12345678901'], 'cv.PDF'))
  expect(screen.getByRole('alert').textContent).toBe('Too big for a CV.')
  expect(onChange).not.toHaveBeenCalled()
})

test('a refused file says so in place of an older error of the form', () => {
  renderWithTexts(
    <FileField {...rules} onChange={vi.fn()} error="Please upload your CV." tooBigText="Too big for a CV." />,
  )
  expect(screen.getByRole('alert').textContent).toBe('Please upload your CV.')
  choose(new File(['12345678901'], 'cv.pdf'))
  expect(screen.getByRole('alert').textContent).toBe('Too big for a CV.')
})

test('a file of another kind is refused, a right one is handed on and clears the refusal', () => {
  const onChange = vi.fn()
  renderWithTexts(<FileField {...rules} onChange={onChange} />)
  choose(new File(['x'], 'cv.exe'))
  expect(screen.getByRole('alert').textContent).toContain('PDF')
  const right = new File(['x'], 'cv.pdf')
  choose(right)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(right)
  expect(screen.queryByRole('alert')).toBeNull()
})
