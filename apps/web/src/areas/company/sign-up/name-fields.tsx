import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { TextField } from '../../../shared/ui/text-field'

interface NameFieldsProps {
  first: UseFormRegisterReturn
  last: UseFormRegisterReturn
  organization: UseFormRegisterReturn
  errors: { firstName?: unknown; lastName?: unknown; organizationName?: unknown }
  /** An invited person is not asked for an organization. */
  isJoining: boolean
  isAutoFocus?: boolean
}

export function NameFields({ first, last, organization, errors, isJoining, isAutoFocus = false }: NameFieldsProps) {
  const t = useTranslations('company.auth.signUp')
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...first}
          label={t('firstName')}
          autoComplete="given-name"
          autoFocus={isAutoFocus}
          error={errors.firstName ? t('firstNameRequired') : undefined}
        />
        <TextField
          {...last}
          label={t('lastName')}
          autoComplete="family-name"
          error={errors.lastName ? t('lastNameRequired') : undefined}
        />
      </div>
      {!isJoining && (
        <TextField
          {...organization}
          label={t('organization')}
          autoComplete="organization"
          placeholder={t('organizationPlaceholder')}
          error={errors.organizationName ? t('organizationRequired') : undefined}
        />
      )}
    </>
  )
}
