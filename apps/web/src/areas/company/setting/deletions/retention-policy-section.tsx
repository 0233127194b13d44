import {
  deletionLimits,
  type RetentionPolicy,
  type RetentionPreset,
  retentionLimits,
  retentionPresets,
} from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { useProfile } from '../../../../shared/api/profile'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { QueryState } from '../../../../shared/ui/query-state'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { DueList } from './due-list'
import { FixedPeriods } from './fixed-periods'
import { HoldList } from './hold-list'

const policyOptions = () => query.interview.retentionPolicy.get.queryOptions()

/** The presets with what each does. Members who are not owners read which one is chosen. */
function PresetForm({ policy }: { policy: RetentionPolicy }) {
  const t = useTranslations('deletion.policy')
  const errorText = useErrorText()
  const format = useFormatter()
  const queryClient = useQueryClient()
  const mayChange = useProfile()?.can['security.manage'] ?? false
  const [preset, setPreset] = useState<RetentionPreset>(policy.preset)
  const save = useMutation({
    mutationFn: () => api.interview.retentionPolicy.change({ preset }),
    onSuccess: (changed) => {
      queryClient.setQueryData(policyOptions().queryKey, changed)
      toast.success(t('saved'))
      return queryClient.invalidateQueries({ queryKey: query.interview.retentionPolicy.getOfSubmission.key() })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  const { undoMinutes: minutes } = deletionLimits
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        label={t('preset')}
        isLabelHidden
        look="cards"
        value={preset}
        onChange={setPreset}
        options={retentionPresets.map((value) => ({
          value,
          label: t(`presets.${value}.label`),
          hint: t(`presets.${value}.hint`, { minutes }),
          isDisabled: !mayChange && value !== policy.preset,
        }))}
      />
      <FixedPeriods preset={preset} />
      {policy.changedAt !== null && (
        <p className="text-sm text-ink-3">
          {t('changed', {
            name: policy.changedBy ?? t('formerMember'),
            date: format.dateTime(new Date(policy.changedAt), { dateStyle: 'medium' }),
          })}
        </p>
      )}
      <p className="text-sm text-ink-2">
        {mayChange ? t('notice', { days: retentionLimits.noticeDays }) : t('ownerOnly')}
      </p>
      {mayChange && (
        <Button
          className="self-start"
          isBusy={save.isPending}
          disabled={preset === policy.preset}
          onClick={() => save.mutate()}
        >
          {t('save')}
        </Button>
      )}
    </div>
  )
}

/** How long submissions are kept, what is deleted next, and what is on hold. */
export function RetentionPolicySection() {
  const t = useTranslations('deletion.policy')
  const policy = useQuery(policyOptions())
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryState query={policy} failed={t('loadFailed')} skeletonClassName="h-80">
        {(data) => (
          <div className="flex flex-col gap-6">
            <PresetForm key={data.preset} policy={data} />
            <DueList due={data.due} />
            <HoldList holds={data.holds} />
          </div>
        )}
      </QueryState>
    </Section>
  )
}
