import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'

const required = (max: number) => z.string().trim().min(1).max(max)
const zNames = z.object({ firstName: required(60), lastName: required(60), organizationName: required(120) })
export type Names = z.infer<typeof zNames>

interface NamesStepProps {
  names: Names
  onSubmit: (names: Names) => void
  onBack: (names: Names) => void
  isBusy: boolean
  error: string | undefined
}

/** Who signs up, and for which organization. What was typed survives a step back. */
export function NamesStep({ names, onSubmit, onBack, isBusy, error }: NamesStepProps) {
  const t = useTranslations('company.auth.signUp')
  const { register, handleSubmit, getValues, formState } = useForm<Names>({
    defaultValues: names,
    resolver: zodResolver(zNames),
  })
  const { errors } = formState
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        void handleSubmit(onSubmit)(event)
      }}
    >
      {error && <Banner tone="bad">{error}</Banner>}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...register('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          autoFocus
          error={errors.firstName && t('firstNameRequired')}
        />
        <TextField
          {...register('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          error={errors.lastName && t('lastNameRequired')}
        />
      </div>
      <TextField
        {...register('organizationName')}
        label={t('organization')}
        autoComplete="organization"
        placeholder={t('organizationPlaceholder')}
        error={errors.organizationName && t('organizationRequired')}
      />
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('submit')}
      </Button>
      <Button variant="ghost" size="sm" className="self-center" onClick={() => onBack(getValues())}>
        {t('backToCode')}
      </Button>
    </form>
  )
}
