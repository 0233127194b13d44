import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useNameFieldOrder } from '../../../shared/i18n/use-name-field-order'
import { TextField } from '../../../shared/ui/text-field'

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const

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
  const order = useNameFieldOrder()
  const registered = { firstName: first, lastName: last }
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {order.map((name, index) => (
          <TextField
            key={name}
            {...registered[name]}
            label={t(name)}
            autoComplete={autoComplete[name]}
            autoFocus={isAutoFocus && index === 0}
            error={errors[name] ? t(`${name}Required`) : undefined}
          />
        ))}
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
