import { type InterviewLanguage, interviewLanguages } from '@candor/contract'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { Select } from '../../../shared/ui/select'
import { DraftSkeleton } from './draft-skeleton'
import { changeDraft, useDraft } from './draft-store'
import { SourceText } from './source-text'
import { useGenerate, useGenerateErrorText } from './use-generate'

const counts = ['3', '4', '5', '6', '7', '8', '10', '12']

function Choices() {
  const t = useTranslations('company.generate')
  const names = useTranslations('company.languages')
  const { language, count } = useDraft()
  return (
    <div className="flex flex-wrap gap-4">
      <Select<InterviewLanguage>
        label={t('language')}
        className="w-56"
        value={language}
        options={interviewLanguages.map((value) => ({ value, label: names(value) }))}
        onChange={(next) => changeDraft({ language: next, isLanguageChosen: true })}
      />
      <Select
        label={t('count')}
        className="w-56"
        value={`${count}`}
        options={counts.map((value) => ({ value, label: t('countOption', { count: Number(value) }) }))}
        onChange={(next) => changeDraft({ count: Number(next) })}
      />
    </div>
  )
}

/** Step one: the description, the language, how many questions. */
export function SourceStep() {
  const t = useTranslations('company.generate')
  const errorText = useGenerateErrorText()
  const [isMissing, setIsMissing] = useState(false)
  const generate = useGenerate()
  const submit = () => {
    const isEmpty = useDraft.getState().text.trim() === ''
    setIsMissing(isEmpty)
    if (!isEmpty) generate.mutate()
  }
  const touch = () => {
    setIsMissing(false)
    if (generate.isError) generate.reset()
  }
  if (generate.isPending) return <DraftSkeleton />
  return (
    <Card padding="lg" className="animate-rise">
      <h2 className="text-xl font-semibold">{t('source.title')}</h2>
      <p className="mt-1 text-base text-ink-2">{t('source.lead')}</p>
      <div className="mt-6 flex flex-col gap-6">
        {generate.isError && <Banner tone="bad">{errorText(generate.error)}</Banner>}
        <SourceText error={isMissing ? t('source.textRequired') : undefined} onTouch={touch} />
        <Choices />
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
          <p className="text-sm text-ink-3">{t('draftStored')}</p>
          <Button size="lg" data-testid="generate" onClick={submit}>
            <Sparkles size={17} aria-hidden="true" />
            {t('submit')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
