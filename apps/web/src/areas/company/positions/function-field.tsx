import type { JobFunctionId } from '@candor/contract'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Combobox } from '../../../shared/ui/combobox'
import { findFunctions } from './find-functions'
import { useFunctions } from './use-functions'

interface FunctionFieldProps {
  value: JobFunctionId | null
  onChange: (value: JobFunctionId | null) => void
}

/** The kind of work, found by typing. An emptied field means none. */
export function FunctionField({ value, onChange }: FunctionFieldProps) {
  const t = useTranslations('positions.form')
  const locale = useLocale()
  const errorText = useErrorText()
  const functions = useFunctions()
  const [typed, setTyped] = useState('')
  const options = (functions.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name[locale] }))
  return (
    <Combobox
      label={t('function')}
      isOptional
      placeholder={t('functionPlaceholder')}
      options={findFunctions(options, typed)}
      value={options.find((option) => option.value === value) ?? null}
      isSearching={functions.isPending}
      empty={functions.isError ? errorText(functions.error) : t('functionNothing')}
      onSearch={setTyped}
      onChange={(next) => {
        setTyped('')
        onChange(functions.data?.items.find(({ id }) => id === next?.value)?.id ?? null)
      }}
    />
  )
}
