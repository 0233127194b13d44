import {
  type AssessmentPolicy,
  type CvLimitId,
  type CvLimits,
  cvLimitBounds,
  cvLimitIds,
  cvLimitPresets,
} from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { TextField } from '../../../../shared/ui/text-field'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { formatLimits, isSame, readLimits } from './cv-limit-fields'
import { policyQuery } from './policy-query'

/** Null: back to the presets. */
function useSave(onSaved: (limits: CvLimits) => void) {
  const t = useTranslations('cvReport.limits')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (cvLimits: CvLimits | null) => api.interview.judgeExam.setPolicy({ cvLimits }),
    onSuccess: (policy) => {
      queryClient.setQueryData(policyQuery().queryKey, policy)
      onSaved(policy.cvLimits)
      toast.success(t('saved'))
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

interface LimitFieldProps {
  id: CvLimitId
  value: string
  isWrong: boolean
  isDisabled: boolean
  onChange: (value: string) => void
}

function LimitField({ id, value, isWrong, isDisabled, onChange }: LimitFieldProps) {
  const t = useTranslations('cvReport.limits')
  const { min, max, preset } = cvLimitBounds[id]
  return (
    <TextField
      name={id}
      label={t(`fields.${id}.label`)}
      hint={t(`fields.${id}.hint`, { preset })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      disabled={isDisabled}
      value={value}
      error={isWrong ? t('wrong', { min, max }) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** From which figures on a CV is remarked on, for the whole organization. */
export function CvLimitsSection({ policy, mayChange }: { policy: AssessmentPolicy; mayChange: boolean }) {
  const t = useTranslations('cvReport.limits')
  const engine = useTranslations('judgeExam.engine')
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(() => formatLimits(policy.cvLimits))
  const [wrong, setWrong] = useState<ReadonlySet<CvLimitId>>(new Set())
  const save = useSave((limits) => {
    setTexts(formatLimits(limits))
    setWrong(new Set())
  })
  const isPreset = isSame(policy.cvLimits, cvLimitPresets)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readLimits(texts)
    if ('limits' in read) {
      save.mutate(read.limits)
      return
    }
    setWrong(read.wrong)
    const [first] = read.wrong
    form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus()
  }
  return (
    <Section title={t('title')} lead={t('lead')}>
      <form ref={form} noValidate onSubmit={submit}>
        <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
          {cvLimitIds.map((id) => (
            <LimitField
              key={id}
              id={id}
              value={texts[id]}
              isWrong={wrong.has(id)}
              isDisabled={!mayChange}
              onChange={(value) => {
                setTexts({ ...texts, [id]: value })
                setWrong(new Set([...wrong].filter((other) => other !== id)))
              }}
            />
          ))}
        </div>
        <p className="mt-5 max-w-[68ch] text-sm text-ink-3">{t('appliesFrom')}</p>
        {mayChange ? (
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" isBusy={save.isPending}>
              {t('save')}
            </Button>
            {!isPreset && (
              <Button variant="secondary" disabled={save.isPending} onClick={() => save.mutate(null)}>
                <RotateCcw size={15} aria-hidden="true" />
                {t('toPresets')}
              </Button>
            )}
          </div>
        ) : (
          <p className="mt-3 text-sm text-ink-3">{engine('readOnly')}</p>
        )}
      </form>
    </Section>
  )
}
