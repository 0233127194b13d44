import { TextQuote } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useResult, type WordsPlace } from './result-view'

/** Links a quote that can't be played to its words. */
export function QuoteLink({ place }: { place: WordsPlace & { readonly quote: string } }) {
  const t = useTranslations('assessment.panel')
  const { answers, showWords } = useResult()
  if (showWords === null || !answers.some(({ answerId }) => answerId === place.answerId)) return null
  return (
    <button
      type="button"
      aria-label={t('inAnswerOf', { quote: place.quote })}
      onClick={() => showWords(place)}
      className="flex items-center gap-1.5 rounded-sm font-medium text-brand-ink hover:underline touch:-my-2 touch:min-h-11"
    >
      <TextQuote size={12} aria-hidden="true" />
      {t('inAnswer')}
    </button>
  )
}
