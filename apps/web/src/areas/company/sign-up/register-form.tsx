import { zEmail } from '@candor/contract'
import { checkPassword } from '@candor/domain'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { EmailField, useEmailWords } from '../auth/email-field'
import { NewPasswordField } from '../auth/new-password-field'
import { usePasswordWords } from '../auth/password-fault'
import type { SignUpInvite } from '../invite/sign-up-invite'
import { NameFields } from './name-fields'
import { namesShape } from './names'
import type { Registration } from './use-register'

const shape = (isJoining: boolean) => namesShape(isJoining).extend({ email: zEmail, password: z.string().min(1) })

/** What the password may not be made of. */
const listPersonWords = ({ email, firstName, lastName }: Partial<Registration>): string[] =>
  [email, firstName, lastName].filter((part) => part !== undefined)

interface RegisterFormProps {
  initial: Registration
  joining: SignUpInvite | null
  onSubmit: (registration: Registration) => void
  /** Something changed: the address as it stands now. */
  onTyped: (email: string) => void
  isBusy: boolean
  emailError: string | undefined
  passwordError: string | undefined
  error: string | undefined
}

/** Everything at once for those who want a password; it is judged while it is typed, and again before it is sent. */
export function RegisterForm(props: RegisterFormProps) {
  const { joining, onSubmit, isBusy } = props
  const t = useTranslations('account.signUp')
  const passwords = useTranslations('account.password')
  const words = usePasswordWords()
  const emailWords = useEmailWords()
  const { register, handleSubmit, setError, getValues, control, formState } = useForm<Registration>({
    defaultValues: props.initial,
    resolver: zodResolver(shape(joining !== null)),
  })
  const typed = useWatch({ control })
  const { errors } = formState
  const isStrong = (registration: Registration): boolean => {
    if (checkPassword(registration.password, listPersonWords(registration)) === null) return true
    setError('password', { type: 'fault' }, { shouldFocus: true })
    return false
  }
  const send = (registration: Registration) => {
    if (!isBusy && isStrong(registration)) onSubmit(registration)
  }
  const judged = typed.password ? words.judge(typed.password, listPersonWords(typed)) : passwords('choose')
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onChange={() => props.onTyped(getValues('email'))}
      onSubmit={(event) => {
        // Names that are missing do not hide what is wrong with the password.
        void handleSubmit(send, () => void isStrong(getValues()))(event)
      }}
    >
      {props.error && <Banner tone="bad">{props.error}</Banner>}
      <EmailField
        {...register('email')}
        autoComplete="username"
        autoFocus={props.initial.email === ''}
        error={errors.email ? (emailWords(typed.email ?? '') ?? undefined) : props.emailError}
      />
      <NewPasswordField
        {...register('password')}
        label={passwords('label')}
        autoFocus={props.initial.email !== ''}
        typed={typed.password ?? ''}
        person={listPersonWords(typed)}
        error={errors.password ? (judged ?? undefined) : props.passwordError}
      />
      <NameFields
        isJoining={joining !== null}
        first={register('firstName')}
        last={register('lastName')}
        organization={register('organizationName')}
        errors={errors}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {joining ? t('joinSubmit', { organization: joining.organizationName }) : t('submit')}
      </Button>
    </form>
  )
}
