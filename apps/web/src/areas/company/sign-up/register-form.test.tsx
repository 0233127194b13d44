import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAuth } from '../auth/testing'
import { noNames } from './names'
import { RegisterForm } from './register-form'

afterEach(cleanup)

const joining = { key: { id: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b', code: 'c'.repeat(43) }, organizationName: 'Lotus' }

function show(props: Partial<ComponentProps<typeof RegisterForm>> = {}) {
  const onSubmit = vi.fn()
  renderAuth(
    <RegisterForm
      initial={{ ...noNames, email: '', password: '' }}
      joining={null}
      onSubmit={onSubmit}
      onTyped={() => undefined}
      isBusy={false}
      emailError={undefined}
      passwordError={undefined}
      error={undefined}
      {...props}
    />,
  )
  return onSubmit
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('what is wrong with a password is said while it is typed, and when it will do', () => {
  show()
  expect(screen.getByText(/At least 10 characters/)).toBeTruthy()
  type('Password', 'short')
  expect(screen.getByText(/Too short/)).toBeTruthy()
  type('Password', 'password1234')
  expect(screen.getByText(/many people use this one/)).toBeTruthy()
  type('Work email', 'lanterns@lotus.example')
  type('Password', 'lanterns12')
  expect(screen.getByText(/your name or email/)).toBeTruthy()
  type('Password', 'nine green teapots')
  expect(screen.getByText('Good password.')).toBeTruthy()
})

test('a weak password is not sent: it is marked, also where names are missing, and everything typed stays', async () => {
  const onSubmit = show()
  type('Work email', 'linh@lotus.example')
  type('Password', 'short')
  fireEvent.click(screen.getByRole('button', { name: 'Create my account' }))
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('First name is required')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('short')
})

test('an invited person is not asked for an organization', async () => {
  const onSubmit = show({ joining })
  expect(screen.queryByLabelText('Organization')).toBeNull()
  type('Work email', 'linh@lotus.example')
  type('Password', 'nine green teapots')
  type('First name', 'Linh')
  type('Last name', 'Phạm')
  fireEvent.click(screen.getByRole('button', { name: 'Join Lotus' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
})
