import type { NoticeSetting } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useProfile } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Checkbox } from '../../../../shared/ui/checkbox'
import { QueryState } from '../../../../shared/ui/query-state'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'

const listOptions = () => query.notification.noticeSetting.list.queryOptions()

/** Saves one choice, which is shown at once, and as it is stored if it is refused. */
function useChangeSetting() {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const { queryKey } = listOptions()
  return useMutation({
    // One after the other: the last press counts.
    scope: { id: 'notice-settings' },
    mutationFn: (setting: NoticeSetting) => api.notification.noticeSetting.change(setting),
    onMutate: (setting) =>
      queryClient.setQueryData(
        queryKey,
        (old) => old && { items: old.items.map((item) => (item.kind === setting.kind ? setting : item)) },
      ),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

function SettingRow({ setting, onChange }: { setting: NoticeSetting; onChange: (setting: NoticeSetting) => void }) {
  const t = useTranslations('notices.setting')
  const id = useId()
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <fieldset aria-labelledby={id} className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <p id={id} className="min-w-0 grow basis-64 text-base font-medium">
          {t(`kinds.${setting.kind}`)}
        </p>
        <Checkbox
          className="basis-32"
          label={t('inProduct')}
          checked={setting.inProduct}
          onChange={(inProduct) => onChange({ ...setting, inProduct })}
        />
        <Checkbox
          className="basis-32"
          label={t('byMail')}
          checked={setting.byMail}
          onChange={(byMail) => onChange({ ...setting, byMail })}
        />
      </fieldset>
    </li>
  )
}

/** Which notices the member gets in this organization, in the product and by mail. Each choice is saved at once. */
export function NoticeSettingsView() {
  const t = useTranslations('notices.setting')
  const organization = useProfile()?.organization?.name
  const list = useQuery(listOptions())
  const change = useChangeSetting()
  const lead = organization === undefined ? t('leadHere') : t('lead', { organization })
  return (
    <Section title={t('title')} lead={lead}>
      <QueryState query={list} failed={t('loadFailed')} skeletonClassName="h-40">
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((setting) => (
              <SettingRow key={setting.kind} setting={setting} onChange={change.mutate} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  )
}
