import { lintQuestion } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** Why the question should be worded differently; nothing where no fault was found. */
export function QuestionWording({ text }: { text: string }) {
  const t = useTranslations('company.editor.questionFaults')
  const findings = lintQuestion(text)
  if (findings.length === 0) return null
  return (
    <ul aria-label={t('title')} className="flex list-disc flex-col gap-1 pl-5 text-sm text-warn">
      {findings.map(({ fault, words }) => (
        <li key={fault}>{t(fault, { words })}</li>
      ))}
    </ul>
  )
}
