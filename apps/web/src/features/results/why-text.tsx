import type { Why } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** Figures a sentence may ask for that the engine leaves out where they do not apply. */
const defaults = { needed: 0, words: 0, answers: 0 }

/** The sentence of an explanation, in the reader's language. */
export function useWhyText(): (why: Why) => string {
  const t = useTranslations('assessment.why')
  return ({ key, params }) => t(key, { ...defaults, ...params })
}

/** The same sentence twice says nothing more. */
export function WhyList({ entries, label }: { entries: readonly Why[]; label?: string }) {
  const whyText = useWhyText()
  const sentences = [...new Set(entries.map(whyText))]
  if (sentences.length === 0) return null
  return (
    <div>
      {label && <h3 className="text-sm font-semibold">{label}</h3>}
      <ul className="list-disc pl-4 text-sm text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="mt-0.5">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
