import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../shared/api/use-error-text'
import { nowMs } from '../../shared/clock'
import { Banner } from '../../shared/ui/banner'
import { Button } from '../../shared/ui/button'
import { Combobox, type ComboboxOption } from '../../shared/ui/combobox'
import { TextField } from '../../shared/ui/text-field'
import { useDebouncedKeyword } from '../../shared/use-debounced-keyword'
import { endOfDay, formatDay } from './end-of-day'
import { peopleQuery, type ShareTarget } from './share-target'
import { useShare } from './use-sharing'

interface PersonFieldProps {
  person: ComboboxOption | null
  onPerson: (person: ComboboxOption | null) => void
  error: string | undefined
}

/** Finds a member by name or address; the first few are there before anything is typed. */
function PersonField({ person, onPerson, error }: PersonFieldProps) {
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

function useShareForm(target: ShareTarget) {
  const t = useTranslations('settings.sharing')
  const [person, setPerson] = useState<ComboboxOption | null>(null)
  const [day, setDay] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const share = useShare(target)
  const end = endOfDay(day)
  const isPast = day !== '' && (end === null || end.getTime() < nowMs())
  return {
    person,
    setPerson,
    day,
    setDay,
    share,
    personError: isChecked && person === null ? t('personRequired') : undefined,
    dayError: isPast ? t('untilPast') : undefined,
    submit: (event: FormEvent) => {
      event.preventDefault()
      setIsChecked(true)
      if (person === null || isPast) return
      share.mutate(
        { userId: person.value, expiresAt: end?.toISOString() ?? null },
        {
          onSuccess: () => {
            setPerson(null)
            setIsChecked(false)
          },
        },
      )
    },
  }
}

/** Whom to share with, and until when. */
export function ShareForm({ target }: { target: ShareTarget }) {
  const t = useTranslations('settings.sharing')
  const errorText = useErrorText()
  const form = useShareForm(target)
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_180px] items-start gap-4">
        <PersonField person={form.person} onPerson={form.setPerson} error={form.personError} />
        <TextField
          label={t('until')}
          type="date"
          min={formatDay(nowMs())}
          hint={t('untilHint')}
          value={form.day}
          error={form.dayError}
          onChange={(event) => form.setDay(event.currentTarget.value)}
        />
      </div>
      {form.share.error && <Banner tone="bad">{errorText(form.share.error)}</Banner>}
      <Button type="submit" className="self-start" isBusy={form.share.isPending}>
        {t('submit')}
      </Button>
    </form>
  )
}
