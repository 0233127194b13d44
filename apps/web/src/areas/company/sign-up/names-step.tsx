import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import type { SignUpInvite } from '../invite/sign-up-invite'
import { NameFields } from './name-fields'
import { type Names, namesShape } from './names'

interface NamesStepProps {
  names: Names
  /** Whose organization is joined; null: one is founded. */
  joining: SignUpInvite | null
  onSubmit: (names: Names) => void
  onBack: (names: Names) => void
  isBusy: boolean
  error: string | undefined
}

/** Who signs up, and for which organization. What was typed survives a step back. */
export function NamesStep({ names, joining, onSubmit, onBack, isBusy, error }: NamesStepProps) {
  const t = useTranslations('company.auth.signUp')
  const account = useTranslations('account.signUp')
  const { register, handleSubmit, getValues, formState } = useForm<Names>({
    defaultValues: names,
    resolver: zodResolver(namesShape(joining !== null)),
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        void handleSubmit(onSubmit)(event)
      }}
    >
      {error && <Banner tone="bad">{error}</Banner>}
      <NameFields
        isAutoFocus
        isJoining={joining !== null}
        first={register('firstName')}
        last={register('lastName')}
        organization={register('organizationName')}
        errors={formState.errors}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {joining ? account('joinSubmit', { organization: joining.organizationName }) : t('submit')}
      </Button>
      <Button variant="ghost" size="sm" className="self-center" onClick={() => onBack(getValues())}>
        {t('backToCode')}
      </Button>
    </form>
  )
}
