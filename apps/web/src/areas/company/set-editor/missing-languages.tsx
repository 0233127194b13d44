import type { InterviewLanguage, Question } from '@candor/contract'
import { listMissingTranslations } from '@candor/domain'
import { useTranslations } from 'use-intl'

/** The languages of the set in which a question lacks a text. */
export function MissingLanguages({
  question,
  languages,
}: {
  question: Question
  languages: readonly InterviewLanguage[]
}) {
  const t = useTranslations('company.editor.translations')
  const names = useTranslations('company.languages')
  const missing = listMissingTranslations({
    languages: [...languages],
    questions: [question],
    screeningQuestions: [],
  })
  return [...new Set(missing.map(({ language }) => language))].map((language) => (
    <p key={language} className="mt-1.5 text-sm font-medium text-warn">
      {t('missing', { language: names(language) })}
    </p>
  ))
}
