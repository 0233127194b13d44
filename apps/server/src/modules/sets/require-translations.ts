import type { SetContent } from '@candor/contract'
import { listMissingTranslations, type MissingTranslation, type TranslatedField } from '@candor/domain'
import { AppError } from '../../platform/errors'

const places: Readonly<Record<Exclude<TranslatedField, 'companyIntro'>, readonly [list: string, field: string]>> = {
  questionText: ['questions', 'text'],
  expectedPoints: ['questions', 'expectedPoints'],
  wrongIf: ['questions', 'wrongIf'],
  screeningLabel: ['screeningQuestions', 'label'],
  screeningOptions: ['screeningQuestions', 'options'],
}

const toPath = ({ language, field, index }: MissingTranslation): string => {
  if (field === 'companyIntro') return `content.companyIntro.${language}`
  const [list, name] = places[field]
  return `content.${list}.${index}.translations.${language}.${name}`
}

/** Refuses content that names a language in which texts are missing, with each of them. */
export const requireTranslations = (content: SetContent): void => {
  const missing = listMissingTranslations(content)
  if (missing.length === 0) return
  throw new AppError('SET_INCOMPLETE', {
    params: { missing: 'translation' },
    fields: Object.fromEntries(missing.map((entry) => [toPath(entry), 'required'])),
  })
}
