import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { DraftLanguage } from '../set-draft/draft-language'
import { useDraftingErrorText } from '../set-draft/drafting-errors'
import { QuestionCount } from '../set-draft/question-count'
import { useSetDraft } from '../set-draft/set-draft-store'
import { SourceText } from '../set-draft/source-text'
import { DraftSkeleton } from './draft-skeleton'
import { useGenerate } from './use-generate'

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
        <div className="flex flex-wrap gap-4">
          <DraftLanguage />
          <QuestionCount />
        </div>
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
