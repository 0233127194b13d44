import { useTranslations } from 'use-intl'

/** What the candidate asked the company and no approved answer answered. */
export function CandidateQuestions({ questions }: { questions: readonly string[] }) {
  const t = useTranslations('company.candidateQuestions')
  return (
    <div className="p-6">
      <p className="text-sm text-ink-3">{t('text')}</p>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-base">
        {questions.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice, and the list doesn't change.
          <li key={index} className="whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
