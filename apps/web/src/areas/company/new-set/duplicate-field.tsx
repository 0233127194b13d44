import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Combobox, type ComboboxOption } from '../../../shared/ui/combobox'
import { useDebouncedKeyword } from '../../../shared/use-debounced-keyword'

interface DuplicateFieldProps {
  value: ComboboxOption | null
  error: string | undefined
  onChange: (value: ComboboxOption | null) => void
}

/** The set to copy, found by its name or position. */
export function DuplicateField({ value, error, onChange }: DuplicateFieldProps) {
  const t = useTranslations('newSet.duplicate')
  const errorText = useErrorText()
  const [keyword, setKeyword] = useState('')
  const [, setTyped] = useDebouncedKeyword(keyword, setKeyword)
  const sets = useQuery(
    query.interview.set.list.queryOptions({
      input: { page: 1, ...(keyword === '' ? {} : { keyword }) },
      placeholderData: keepPreviousData,
    }),
  )
  const options = (sets.data?.items ?? []).map(({ id, name, positionName }) => ({
    value: id,
    label: name,
    hint: positionName,
  }))
  return (
    <Combobox
      label={t('label')}
      placeholder={t('placeholder')}
      options={options}
      value={value}
      error={error}
      isSearching={sets.isFetching}
      empty={sets.isError ? errorText(sets.error) : t('nothing')}
      onSearch={setTyped}
      onChange={onChange}
    />
  )
}
