import type { ExperienceFigure } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { query } from '../../../shared/api/client'
import { QueryState } from '../../../shared/ui/query-state'
import { StartSection } from './start-section'

function FigureRow({ name, figure }: { name: string; figure: ExperienceFigure }) {
  const t = useTranslations('start.experience')
  const format = useFormatter()
  const { mean, low, high, count } = figure
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-4 text-left font-normal">
        {name}
      </th>
      <td className="py-1.5 pr-4 text-right font-medium">{format.number(mean)}</td>
      <td className="py-1.5 pr-4 text-right text-ink-2">{t('range', { low, high })}</td>
      <td className="py-1.5 text-right text-ink-2">{format.number(count)}</td>
    </tr>
  )
}

/** What candidates answered about their interviews: means with their intervals, never a person's answer. */
export function Experience() {
  const t = useTranslations('start.experience')
  const found = useQuery(query.company.experience.get.queryOptions())
  return (
    <StartSection id="start-experience" title={t('title')} all={undefined}>
      <div className="flex flex-col gap-3 px-5 py-4 text-sm">
        <p className="text-ink-2">{t('lead')}</p>
        <QueryState query={found} failed={t('failed')}>
          {({ overall, byModality, byLanguage }) =>
            overall === null ? (
              <p className="text-ink-2">{t('none')}</p>
            ) : (
              <table className="tnum w-full">
                <thead className="text-ink-2">
                  <tr>
                    <th scope="col" className="pr-4 text-left font-normal">
                      {t('group')}
                    </th>
                    {(['mean', 'interval', 'count'] as const).map((column) => (
                      <th key={column} scope="col" className="pr-4 text-right font-normal last:pr-0">
                        {t(column)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <FigureRow name={t('all')} figure={overall} />
                  {byModality.map((figure) => (
                    <FigureRow key={figure.modality} name={t(`modalities.${figure.modality}`)} figure={figure} />
                  ))}
                  {byLanguage.map((figure) => (
                    <FigureRow key={figure.language} name={t(`languages.${figure.language}`)} figure={figure} />
                  ))}
                </tbody>
              </table>
            )
          }
        </QueryState>
      </div>
    </StartSection>
  )
}
