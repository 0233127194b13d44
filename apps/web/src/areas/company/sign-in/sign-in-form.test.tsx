import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAuth } from '../auth/testing'
import { type Method, SignInForm } from './sign-in-form'

afterEach(cleanup)

function Form(props: Partial<ComponentProps<typeof SignInForm>>) {
  const [method, setMethod] = useState<Method>('code')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const nothing = () => undefined
  return (
    <SignInForm
      method={method}
      onMethod={setMethod}
      email={email}
      onEmail={setEmail}
      password={password}
      onPassword={setPassword}
      onSubmit={nothing}
      onCode={nothing}
      onLink={nothing}
      busy={null}
      emailError={undefined}
      passwordError={undefined}
      tooMany={undefined}
      {...props}
    />
  )
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a code is the default: the address is enough, and no password is asked for', () => {
  const onSubmit = vi.fn()
  renderAuth(<Form onSubmit={onSubmit} />)
  expect(screen.queryByLabelText('Password')).toBeNull()
  press('Email me a code')
  expect(screen.getByText('Email is required')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  type('Work email', 'linh@lotus.example')
  press('Email me a code')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the password field appears on request, names itself to password managers, and is not sent empty', () => {
  const onSubmit = vi.fn()
  renderAuth(<Form onSubmit={onSubmit} />)
  type('Work email', 'linh@lotus.example')
  press('Use a password')
  expect(screen.getByLabelText('Work email').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
  press('Sign in')
  expect(screen.getByText('Please enter your password')).toBeTruthy()
  expect(onSubmit).not.toHaveBeenCalled()
  type('Password', 'nine green lanterns')
  press('Sign in')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('typed text survives switching to another way to sign in and back', () => {
  renderAuth(<Form />)
  type('Work email', 'linh@lotus.example')
  press('Use a password')
  type('Password', 'nine green lanterns')
  press('Email me a code instead')
  press('Use a password')
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('nine green lanterns')
  expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe('linh@lotus.example')
})

test('after too many passwords the code way is offered beside the words', () => {
  const onCode = vi.fn()
  renderAuth(<Form tooMany="Too many today." onCode={onCode} method="password" />)
  type('Work email', 'linh@lotus.example')
  press('Email me a code')
  expect(onCode).toHaveBeenCalledTimes(1)
})

test('a running request blocks all other ways to sign in', () => {
  const onSubmit = vi.fn()
  const onLink = vi.fn()
  renderAuth(<Form onSubmit={onSubmit} onLink={onLink} busy="submit" email="linh@lotus.example" />)
  press('Email me a link')
  fireEvent.submit(screen.getByLabelText('Work email'))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onLink).not.toHaveBeenCalled()
})
