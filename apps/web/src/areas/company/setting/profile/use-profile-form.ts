import type { Profile } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { chooseLanguage } from '../../../../shared/i18n/i18n-store'
import { toast } from '../../../../shared/ui/toaster'
import { createDraft, findProblems, getChanges, type ProfileDraft } from './profile-draft'
import { useUpdateProfileCache } from './use-update-profile-cache'

/** What is typed, what is wrong with it, and saving it. What was typed is kept whatever the server answers. */
export function useProfileForm(saved: Profile) {
  const t = useTranslations('settings.profile')
  const keep = useUpdateProfileCache()
  const [draft, setDraft] = useState<ProfileDraft>(() => createDraft(saved))
  const [isChecked, setIsChecked] = useState(false)
  const problems = findProblems(draft)
  const changes = getChanges(draft, saved)
  const save = useMutation({
    mutationFn: () => api.identity.profile.changeInformation(changes),
    onSuccess: async (profile) => {
      keep(profile)
      setDraft(createDraft(profile))
      if (changes.locale) await chooseLanguage(changes.locale)
      toast.success(t('saved'))
    },
  })
  return {
    draft,
    problems: isChecked ? problems : {},
    isDirty: Object.keys(changes).length > 0,
    change: (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part })),
    save: () => {
      setIsChecked(true)
      if (Object.keys(problems).length === 0) save.mutate()
    },
    isSaving: save.isPending,
    error: save.error,
  }
}
export type ProfileForm = ReturnType<typeof useProfileForm>
