import type { ComponentProps } from 'react'
import { PasswordField } from '../../../shared/ui/password-field'

import { usePasswordWords } from './password-fault'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & {
  /** What stands in the field. */
  typed: string
  /** Own address and names: a password made of them is refused. */
  person: readonly string[]
}

/** A password being chosen: says live what is still wrong with it, in the place of the hint, so that nothing moves. */
export function NewPasswordField({ typed, person, error, ...rest }: NewPasswordFieldProps) {
  const words = usePasswordWords()
  const live = typed === '' ? words.rule : (words.judge(typed, person) ?? words.good)
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      error={error}
      hint={error ? undefined : <span aria-live="polite">{live}</span>}
    />
  )
}
