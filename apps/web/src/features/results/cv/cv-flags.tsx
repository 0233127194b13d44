import type { RedFlag } from '@candor/contract'
import { getRemarkKey } from '@candor/domain'
import { clsx } from 'clsx'
import { Info, MessageCircleQuestion } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Pill } from '../../../shared/ui/pill'
import { type CvPlace, useResult } from '../result-view'
import { drawable, overlaps } from './cv-lines'
import { SaidQuotes } from './said-quotes'
import { useMonth } from './use-month'

type Line = RedFlag['quotes'][number]

function Lines({ lines, place }: { lines: readonly Line[]; place: CvPlace | null }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {lines.map((line) => (
        <li
          key={`${line.start} ${line.end}`}
          className={clsx(
            'border-l-4 px-3 py-1 text-sm break-words whitespace-pre-wrap text-ink-2',
            place && overlaps(line, place) ? 'border-brand bg-brand-soft' : 'border-line',
          )}
        >
          {drawable(line.quote)}
        </li>
      ))}
    </ul>
  )
}

/** Formats the figures and months of a remark's sentence. */
function useParams(): (flag: RedFlag) => RedFlag['params'] {
  const month = useMonth()
  return ({ params }) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? month(value) : value]),
    )
}

/** The question is a suggestion to the recruiter; a candidate reads the remark without it. */
function Remark({ flag, place }: { flag: RedFlag; place: CvPlace | null }) {
  const t = useTranslations('assessment.cv')
  const words = useTranslations('cvReport')
  const { reader, renderObjection } = useResult()
  const params = useParams()(flag)
  const Icon = flag.weight === 'ask' ? MessageCircleQuestion : Info
  return (
    <li className="rounded-xl border border-line p-4" data-testid="cv-flag" data-flag={flag.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-medium">{words(`flags.${flag.id}.title`)}</h3>
        {reader === 'company' && (
          <Pill icon={<Icon size={12} aria-hidden="true" />}>{t(`weights.${flag.weight}`)}</Pill>
        )}
      </div>
      <p className="mt-1 text-sm break-words text-ink-2">{words(`flags.${flag.id}.text`, params)}</p>
      <SaidQuotes said={flag.said ?? []} />
      {flag.said !== undefined && flag.quotes.length > 0 && (
        <p className="mt-2.5 text-xs text-ink-3">{words('said.cv')}</p>
      )}
      <Lines lines={flag.quotes} place={place} />
      {flag.confidence === 'low' && <p className="mt-2 text-xs text-ink-3">{t('uncertain')}</p>}
      {reader === 'company' && flag.question !== null && (
        <p className="mt-2.5 text-sm">
          <span className="text-ink-3">{t('question')}: </span>
          {words(`questions.${flag.question}`, params)}
        </p>
      )}
      {renderObjection?.({ type: 'cv_remark', id: getRemarkKey(flag) }, words(`flags.${flag.id}.text`, params))}
    </li>
  )
}

/** Neutral remarks on the CV, with the lines behind them. No level depends on them. */
export function CvFlags({ flags, place }: { flags: readonly RedFlag[]; place: CvPlace | null }) {
  const t = useTranslations('assessment.cv')
  return (
    <section aria-label={t('remarks')}>
      <h2 className="text-lg font-semibold">{t('remarks')}</h2>
      <p className="mt-0.5 text-sm text-ink-3">{t('remarksLead')}</p>
      {flags.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('noRemarks')}</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-3">
          {flags.map((flag) => (
            <Remark key={getRemarkKey(flag)} flag={flag} place={place} />
          ))}
        </ul>
      )}
    </section>
  )
}
