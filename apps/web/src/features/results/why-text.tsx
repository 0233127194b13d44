import type { Why } from '@candor/contract'
import { useTranslations } from 'use-intl'

/** Figures of a sentence that the engine omits if they don't apply. */
const defaults = { needed: 0, words: 0, answers: 0 }

/** Formats an explanation in the reader's language. */
export function useWhyText(): (why: Why) => string {
  const t = useTranslations('assessment.why')
  return ({ key, params }) => t(key, { ...defaults, ...params })
}

/** Removes repeated sentences. */
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
