import { type InterviewLanguage, interviewLanguages } from '@candor/contract'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { Select } from '../../../shared/ui/select'
import { useDraftingErrorText } from '../set-draft/drafting-errors'
import { getDraftLanguage } from '../set-draft/set-draft'
import { changeDraft, changeParsedData, useSetDraft } from '../set-draft/set-draft-store'
import { SourceText } from '../set-draft/source-text'
import { DraftSkeleton } from './draft-skeleton'
import { useGenerate } from './use-generate'

const counts = ['3', '4', '5', '6', '7', '8', '10', '12']

function Choices() {
  const t = useTranslations('company.generate')
  const names = useTranslations('company.languages')
  const draft = useSetDraft()
  return (
    <div className="flex flex-wrap gap-4">
      <Select<InterviewLanguage>
        label={t('language')}
        className="w-56"
        value={getDraftLanguage(draft)}
        options={interviewLanguages.map((value) => ({ value, label: names(value) }))}
        onChange={(next) => changeDraft({ selectedLanguages: [next] })}
      />
      <Select
        label={t('count')}
        className="w-56"
        value={`${draft.parsedData.questionCount}`}
        options={counts.map((value) => ({ value, label: t('countOption', { count: Number(value) }) }))}
        onChange={(next) => changeParsedData({ questionCount: Number(next) })}
      />
    </div>
  )
}

/** Step one: the description, the language, how many questions. */
export function SourceStep() {
  const t = useTranslations('company.generate')
  const errorText = useDraftingErrorText()
  const [isMissing, setIsMissing] = useState(false)
  const generate = useGenerate()
  const submit = () => {
    const isEmpty = useSetDraft.getState().jobDescriptionText.trim() === ''
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
