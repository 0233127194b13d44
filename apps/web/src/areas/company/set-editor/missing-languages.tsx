import type { InterviewLanguage, Question } from '@candor/contract'
import { isOriginalChanged, listMissingTranslations } from '@candor/domain'
import { useTranslations } from 'use-intl'

/** The languages of the set in which a question lacks a text, or has one of an original that has changed. */
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
  const lacking = new Set(missing.map(({ language }) => language))
  const changed = languages.slice(1).filter((language) => isOriginalChanged(question, language))
  const lines = [
    ...[...lacking].map((language) => t('missing', { language: names(language) })),
    ...changed.map((language) => t('originalChangedIn', { language: names(language) })),
  ]
  return lines.map((line) => (
    <p key={line} className="mt-1.5 text-sm font-medium text-warn">
      {line}
    </p>
  ))
}
