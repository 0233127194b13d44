import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-with-texts'
import { Menu } from './menu'
import { PasswordField } from './password-field'

beforeAll(() => import('./menu-popup'))
afterEach(cleanup)

test('a menu offers a choice under its heading and actions below it, and items of the same words stay two', async () => {
  const chosen = vi.fn()
  const choose = (id: string) => ({ id, label: 'Lotus', isChosen: id === 'a', onSelect: () => chosen(id) })
  renderWithTexts(
    <Menu
      trigger={<button type="button">Account</button>}
      choice={{ label: 'Work in', items: [choose('a'), choose('b')] }}
      items={[{ label: 'Sign out', onSelect: vi.fn() }]}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  const choices = await screen.findAllByRole('menuitemradio', { name: 'Lotus' })
  expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeTruthy()
  const [, second] = choices
  if (second) fireEvent.click(second)
  expect(chosen).toHaveBeenCalledExactlyOnceWith('b')
})

test('a password is hidden until its writer asks to see it', () => {
  renderWithTexts(<PasswordField label="Password" autoComplete="current-password" />)
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('type')).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field.getAttribute('type')).toBe('text')
})
