import { type BackgroundFact, type BackgroundFacts, backgroundFacts } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'

/** The stated facts as texts; null: not stated. */
function useFactTexts(facts: BackgroundFacts): Readonly<Record<BackgroundFact, string | null>> {
  const t = useTranslations('company.facts')
  const format = useFormatter()
  const { currentTitle, yearsOfExperience, noticePeriod, salaryExpectation: salary } = facts
  return {
    currentTitle: currentTitle ?? null,
    yearsOfExperience: yearsOfExperience === undefined ? null : t('years', { count: yearsOfExperience }),
    noticePeriod: noticePeriod === undefined ? null : t(`notice.${noticePeriod.unit}`, { count: noticePeriod.amount }),
    salaryExpectation:
      salary === undefined
        ? null
        : t(`salary.${salary.period}`, {
            amount: format.number(salary.amount, {
              style: 'currency',
              currency: salary.currency,
              minimumFractionDigits: 0,
            }),
          }),
  }
}

/** What a candidate stated about the background. */
export function FactList({ facts }: { facts: BackgroundFacts }) {
  const t = useTranslations('company.facts')
  const texts = useFactTexts(facts)
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {backgroundFacts.map((fact) =>
        texts[fact] === null ? null : (
          <li key={fact} className="text-base">
            <span className="text-ink-3">{t(fact)}: </span>
            {texts[fact]}
          </li>
        ),
      )}
    </ul>
  )
}
