import { type Project, zPublicLink } from '@candor/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Combobox, type ComboboxOption } from '../../../shared/ui/combobox'
import { toast } from '../../../shared/ui/toaster'
import { useDebouncedKeyword } from '../../../shared/use-debounced-keyword'
import { useChangeProject } from './use-projects'

const SHOWN = 20

/** People by name or address, or the one whose submission has this code. */
function useFoundPeople(keyword: string) {
  const isCode = zPublicLink.safeParse(keyword).success
  const byWords = useQuery({
    ...query.company.applicant.pick.queryOptions({ input: keyword === '' ? {} : { keyword } }),
    placeholderData: keepPreviousData,
  })
  const byCode = useQuery({
    ...query.company.applicant.findByCode.queryOptions({ input: { code: keyword } }),
    enabled: isCode,
    retry: false,
  })
  const coded = isCode && byCode.data ? [byCode.data] : []
  const options = [...coded, ...(byWords.data?.items ?? [])]
    .slice(0, SHOWN)
    .map(({ id, name, email, positionName }) => ({ value: id, label: name, hint: `${positionName} · ${email}` }))
  return { options, isError: byWords.isError, isFetching: byWords.isFetching || byCode.isFetching }
}

/** Finds a person and adds them. The field is empty again afterwards, for the next one. */
export function AddPerson({ project }: { project: Project }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const [keyword, setKeyword] = useState('')
  const [, setTyped] = useDebouncedKeyword(keyword, setKeyword)
  const [round, setRound] = useState(0)
  const change = useChangeProject()
  const found = useFoundPeople(keyword.trim())
  const add = (person: ComboboxOption | null) => {
    if (person === null) return
    change.mutate(
      { kind: 'addApplicant', projectId: project.id, applicantId: person.value },
      {
        onSuccess: () => toast.success(t('added', { name: person.label })),
        onError: (error) => toast.error(errorText(error)),
      },
    )
    setTyped('')
    setRound(round + 1)
  }
  return (
    <Combobox
      key={round}
      className="w-full max-w-[480px]"
      label={t('add')}
      placeholder={t('addPlaceholder')}
      options={found.options}
      value={null}
      isSearching={found.isFetching}
      empty={found.isFetching ? null : t(found.isError ? 'searchFailed' : 'noMatch')}
      onSearch={setTyped}
      onChange={add}
    />
  )
}
