import { setLimits } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { takeDuplicate } from '../set-draft/set-draft-store'

/** Loads a set and makes its copy the draft. */
export function useCopySet(onCopied: () => void) {
  const t = useTranslations('newSet.duplicate')
  return useMutation({
    mutationFn: (id: string) => api.interview.set.get({ id }),
    onSuccess: (set) => {
      takeDuplicate(set, t('name', { name: set.name }).slice(0, setLimits.nameCharacters))
      onCopied()
    },
  })
}
