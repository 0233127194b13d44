import type { AssessmentPolicy, EngineId } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { toast } from '../../../../shared/ui/toaster'
import { policyQuery } from './policy-query'

function useChoose(onDone: () => void) {
  const t = useTranslations('judgeExam.engine')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (engine: EngineId) => api.interview.judgeExam.setPolicy({ engine }),
    onSuccess: (policy) => {
      queryClient.setQueryData(policyQuery().queryKey, policy)
      toast.success(t('changed'))
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: onDone,
  })
}

/** What the model does and, where it may not, why not. */
function LlmHint({ policy: { model, obstacle } }: { policy: AssessmentPolicy }) {
  const t = useTranslations('judgeExam.engine')
  const obstacles = useTranslations('judgeExam.obstacles')
  if (model === null) return t('llmNone')
  return (
    <>
      {t('llmHint', { model })}
      {obstacle !== null && (
        <span className="mt-2 flex items-start gap-1.5 font-medium text-warn">
          <Lock size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
          {obstacles(obstacle)}
        </span>
      )}
    </>
  )
}

/** Built-in rules or the model besides; a change is asked for in words, and the model can be chosen only where it may judge. */
export function EngineChoice({ policy, mayChange }: { policy: AssessmentPolicy; mayChange: boolean }) {
  const t = useTranslations('judgeExam.engine')
  const [asked, setAsked] = useState<EngineId | null>(null)
  const choose = useChoose(() => setAsked(null))
  const isToLlm = asked === 'llm'
  return (
    <>
      <RadioGroup<EngineId>
        label={t('legend')}
        look="cards"
        value={policy.engine}
        onChange={(engine) => {
          if (engine !== policy.engine) setAsked(engine)
        }}
        options={[
          { value: 'builtin', label: t('builtin'), hint: t('builtinHint'), isDisabled: !mayChange },
          {
            value: 'llm',
            label: t('llm'),
            hint: <LlmHint policy={policy} />,
            isDisabled: !mayChange || (!policy.mayJudge && policy.engine !== 'llm'),
          },
        ]}
      />
      {!mayChange && <p className="mt-3 text-sm text-ink-3">{t('readOnly')}</p>}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(null)
        }}
        title={t(isToLlm ? 'toLlm' : 'toBuiltin')}
        description={isToLlm ? t('toLlmText', { model: policy.model ?? '' }) : t('toBuiltinText')}
        confirmLabel={t(isToLlm ? 'toLlmConfirm' : 'toBuiltinConfirm')}
        isBusy={choose.isPending}
        onConfirm={() => {
          if (asked !== null) choose.mutate(asked)
        }}
      />
    </>
  )
}
