import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox'
import { useDebouncedKeyword } from '../../shared/use-debounced-keyword'
import { peopleQuery } from './share-target'

interface PersonFieldProps {
  person: ComboboxOption | null
  onPerson: (person: ComboboxOption | null) => void
  error: string | undefined
}

/** Finds a member by name or address; the first few are there before anything is typed. */
export function PersonField({ person, onPerson, error }: PersonFieldProps) {
  const t = useTranslations('settings.sharing')
  const roles = useTranslations('company.roles')
  const [keyword, setKeyword] = useState('')
  const [, setTyped] = useDebouncedKeyword(keyword, setKeyword)
  const found = useQuery({ ...peopleQuery(keyword), placeholderData: keepPreviousData })
  const options = (found.data?.items ?? []).map(({ userId, name, email, role }) => ({
    value: userId,
    label: name,
    hint: `${roles(role)} · ${email}`,
  }))
  const note = found.isError ? t('searchFailed') : t('noMatch')
  return (
    <Combobox
      label={t('person')}
      placeholder={t('personPlaceholder')}
      options={options}
      value={person}
      error={error}
      isSearching={found.isFetching}
      empty={found.isFetching ? null : note}
      onSearch={setTyped}
      onChange={onPerson}
    />
  )
}
