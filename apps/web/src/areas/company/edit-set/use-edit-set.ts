import type { SetAccessKind, SetContent, SetDetail } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../shared/api/api-error'
import { api } from '../../../shared/api/client'
import { toast } from '../../../shared/ui/toaster'
import { useSetCacheUpdate } from '../interview-set/use-set'
import { focusFirstProblem } from '../set-editor/focus-first-problem'
import { findProblems, type Problems, type SetForm, tidied } from '../set-editor/set-form'
import { findAccentProblem } from './accent-problem'

const noProblems: Problems = new Map()
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'SET_VERSION_CONFLICT'

/** Who may take the interview, until when, and in which color. It belongs to the set, not to a version of its content. */
export interface SetSettings {
  readonly access: SetAccessKind
  readonly deadline: string | null
  /** As typed; null: the product's own. */
  readonly accentColor: string | null
}
const readSettings = ({ access, deadline, accentColor }: SetDetail): SetSettings => ({ access, deadline, accentColor })

const findAllProblems = (form: SetForm, { accentColor }: SetSettings): Problems => {
  const problem = findAccentProblem(accentColor)
  return new Map([...findProblems(form), ...(problem === null ? [] : [['accentColor', problem] as const])])
}

/** The form of a set, what is wrong with it, and saving it. The edit is kept here whatever the server answers. */
export function useEditSet(set: SetDetail) {
  const t = useTranslations('company.edit')
  const router = useRouter()
  const updateSetCache = useSetCacheUpdate()
  const [base, setBase] = useState(set)
  const [form, setForm] = useState<SetForm>({ name: set.name, content: set.content })
  const [settings, setSettings] = useState<SetSettings>(() => readSettings(set))
  const [isChecked, setIsChecked] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const change = (next: SetForm) => {
    setForm(next)
    setIsDirty(true)
  }
  const load = (latest: SetDetail) => {
    setBase(latest)
    setForm({ name: latest.name, content: latest.content })
    setSettings(readSettings(latest))
    setIsDirty(false)
  }
  const save = useMutation({
    mutationFn: (baseVersion: number) =>
      api.interview.set.update({ id: set.id, ...tidied(form), ...settings, baseVersion }),
    onSuccess: async (saved) => {
      setIsDirty(false)
      toast.success(saved.version === base.version ? t('saved') : t('savedVersion', { version: saved.version }))
      await updateSetCache(saved)
      await router.navigate({ to: '/company/interview-set/$id', params: { id: saved.id }, ignoreBlocker: true })
    },
  })
  const latest = useMutation({ mutationFn: () => api.interview.set.get({ id: set.id }) })
  const found = findAllProblems(form, settings)
  return {
    form,
    base,
    isDirty,
    problems: isChecked ? found : noProblems,
    settings,
    changeSettings: (part: Partial<SetSettings>) => {
      setSettings({ ...settings, ...part })
      setIsDirty(true)
    },
    rename: (name: string) => change({ ...form, name }),
    changeContent: (part: Partial<SetContent>) => change({ ...form, content: { ...form.content, ...part } }),
    save: () => {
      setIsChecked(true)
      if (found.size === 0) save.mutate(base.version)
      else focusFirstProblem()
    },
    isSaving: save.isPending || latest.isPending,
    error: isConflict(save.error) ? latest.error : save.error,
    isConflict: isConflict(save.error),
    saveMine: () =>
      latest.mutate(undefined, {
        onSuccess: (newer) => {
          setBase(newer)
          save.mutate(newer.version)
        },
      }),
    takeTheirs: () =>
      latest.mutate(undefined, {
        onSuccess: (newer) => {
          load(newer)
          save.reset()
        },
      }),
  }
}
export type EditSet = ReturnType<typeof useEditSet>
