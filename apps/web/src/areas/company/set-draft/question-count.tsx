import { useTranslations } from 'use-intl'
import { Select } from '../../../shared/ui/select'
import { changeParsedData, useSetDraft } from './set-draft-store'

const counts = ['3', '4', '5', '6', '7', '8', '10', '12']

/** How many questions are drafted. */
export function QuestionCount() {
  const t = useTranslations('company.generate')
  const count = useSetDraft((draft) => draft.parsedData.questionCount)
  return (
    <Select
      label={t('count')}
      className="w-56"
      value={`${count}`}
      options={counts.map((value) => ({ value, label: t('countOption', { count: Number(value) }) }))}
      onChange={(next) => changeParsedData({ questionCount: Number(next) })}
    />
  )
}
