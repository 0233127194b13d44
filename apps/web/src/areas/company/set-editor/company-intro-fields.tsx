import { type SetContent, setLimits } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'
import { EditorSection } from './editor-section'
import { type Problems, translationPath } from './set-form'

interface CompanyIntroFieldsProps {
  content: Pick<SetContent, 'companyIntro' | 'languages'>
  problems: Problems
  onChange: (companyIntro: NonNullable<SetContent['companyIntro']>) => void
}

/** The company in its own words, in each language of the set. */
export function CompanyIntroFields({ content, problems, onChange }: CompanyIntroFieldsProps) {
  const t = useTranslations('company.edit')
  const wrong = useTranslations('company.editor.problems')
  const names = useTranslations('company.languages')
  const { companyIntro = {}, languages } = content
  const isMissing = (language: (typeof languages)[number]) =>
    problems.has(translationPath('companyIntro', language, 'companyIntro'))
  return (
    <EditorSection title={t('companyIntro')} lead={t('companyIntroLead')}>
      {languages.map((language) => (
        <TextArea
          key={language}
          label={t('companyIntroText', { language: names(language) })}
          lang={language}
          rows={4}
          max={setLimits.companyIntroCharacters}
          value={companyIntro[language] ?? ''}
          error={isMissing(language) ? wrong('translation', { language: names(language) }) : undefined}
          onChange={(event) => onChange({ ...companyIntro, [language]: event.currentTarget.value })}
        />
      ))}
    </EditorSection>
  )
}
