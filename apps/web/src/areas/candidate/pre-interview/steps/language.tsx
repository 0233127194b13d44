import type { InterviewLanguage } from '@candor/contract'
import type { SubLanguage } from '@candor/domain'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames } from '../../../../shared/i18n/languages'
import { Button } from '../../../../shared/ui/button'
import { RadioGroup } from '../../../../shared/ui/radio-group'
import { PreInterviewFrame } from '../pre-interview-frame'
import type { PreInterview } from '../pre-interview-state'

// It needs code of popups and of speech, which the page before this step must not load ahead.
const SubLanguageField = lazy(() =>
  import('../sub-language-field').then((file) => ({ default: file.SubLanguageField })),
)

export function LanguageStep({ preInterview }: { preInterview: PreInterview }) {
  const t = useTranslations('candidate.language')
  const common = useTranslations('common.actions')
  const [isRefused, setIsRefused] = useState(false)
  const { language, chooseLanguage } = preInterview
  const { languages } = preInterview.intro
  // Undefined until the field knows it.
  const [subLanguage, setSubLanguage] = useState<SubLanguage | null>()
  const isOffered = languages.includes(language)
  const go = () => {
    const isComplete = isOffered && subLanguage !== null
    setIsRefused(!isComplete)
    if (isComplete) preInterview.next()
  }
  const choose = (next: InterviewLanguage) => {
    setIsRefused(false)
    setSubLanguage(undefined)
    chooseLanguage(next)
  }
  return (
    <PreInterviewFrame
      preInterview={preInterview}
      title={t('title')}
      lead={t('text')}
      action={
        <Button size="lg" onClick={go}>
          {common('continue')}
        </Button>
      }
    >
      <RadioGroup
        label={t('label')}
        isLabelHidden
        look="cards"
        className="max-w-[560px]"
        value={language}
        onChange={choose}
        error={isRefused && !isOffered ? t('invalid') : undefined}
        options={languages.map((offered) => ({
          value: offered,
          label: (
            <span lang={offered} className="block text-lg font-semibold">
              {languageNames[offered]}
            </span>
          ),
          hint: t(`hint.${offered}`),
        }))}
      />
      <Suspense>
        <SubLanguageField
          key={language}
          language={language}
          onKnown={setSubLanguage}
          isMissing={isRefused && subLanguage === null}
        />
      </Suspense>
    </PreInterviewFrame>
  )
}
