import { type SetDetail, setLimits } from '@candor/contract'
import { listAskedFacts } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { Pill } from '../../../shared/ui/pill'
import { screeningTypeNames } from '../parts/enum-names'
import { findCoverage } from '../set-editor/coverage'
import { Asked } from '../set-editor/coverage-table'

const { min: minWeight, max: maxWeight } = setLimits.requirementWeight
const dots = Array.from({ length: maxWeight - minWeight + 1 }, (_, index) => minWeight + index)

function Weight({ weight }: { weight: number }) {
  const t = useTranslations('company.set')
  return (
    <span role="img" aria-label={t('weight', { weight })} className="flex gap-1">
      {dots.map((dot) => (
        <span key={dot} className={`size-1.5 rounded-full ${dot <= weight ? 'bg-brand' : 'bg-line'}`} />
      ))}
    </span>
  )
}

/** Requirements, screening questions and the description a set was made from. */
export function SetTexts({ set }: { set: SetDetail }) {
  const t = useTranslations('company.set')
  const kinds = useTranslations('company.requirementKinds')
  const types = useTranslations('company.screeningTypes')
  const facts = useTranslations('company.facts')
  const coverage = useTranslations('company.editor.coverage')
  const { requirements, questions, screeningQuestions, jobDescription } = set.content
  const { rows, coveredCount, totalCount } = findCoverage(requirements, questions)
  return (
    <>
      <Card padding="lg" aria-label={t('requirements')}>
        <h2 className="text-lg font-semibold">{t('requirements')}</h2>
        <p className="mt-1 text-sm text-ink-2">
          {rows.length === 0 ? t('none') : coverage('summary', { covered: coveredCount, total: totalCount })}
        </p>
        <ul className="mt-1 divide-y divide-line">
          {rows.map((row) => (
            <li key={row.requirement.id} className="flex items-center gap-3 py-2.5 text-base last:pb-0">
              <span className="min-w-0 flex-1">
                {row.requirement.name}
                <span className="block text-sm text-ink-2">
                  <Asked row={row} />
                </span>
              </span>
              {row.requirement.isMustHave && <Pill tone="brand">{t('mustHave')}</Pill>}
              <span className="w-24 text-sm text-ink-3">{kinds(row.requirement.kind)}</span>
              <Weight weight={row.requirement.weight} />
            </li>
          ))}
        </ul>
      </Card>
      {screeningQuestions.length > 0 && (
        <Card padding="lg" aria-label={t('screening')}>
          <h2 className="text-lg font-semibold">{t('screening')}</h2>
          <ul className="mt-1 divide-y divide-line">
            {screeningQuestions.map((entry) => (
              <li key={entry.id} className="py-2.5 last:pb-0">
                <p className="text-base">{entry.label}</p>
                <p className="text-sm text-ink-3">
                  {[
                    types(screeningTypeNames[entry.type]),
                    ...entry.options,
                    ...listAskedFacts(entry).map((fact) => facts(fact)),
                    ...(entry.isRequired ? [t('required')] : []),
                  ].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {jobDescription !== '' && (
        <Card padding="lg">
          <details>
            <summary className="cursor-pointer rounded-sm text-lg font-semibold">{t('description')}</summary>
            <p className="mt-3 max-w-[68ch] text-base whitespace-pre-wrap text-ink-2">{jobDescription}</p>
          </details>
        </Card>
      )}
    </>
  )
}
