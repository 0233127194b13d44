import { type AssessmentVersion, type DimId, dimIds, type LevelChange } from '@candor/contract'
import { ArrowRight } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { LimitChanges } from '../../../../features/results/cv/limit-changes'
import { Button } from '../../../../shared/ui/button'
import { Pill } from '../../../../shared/ui/pill'

const MICRO = 1_000_000

const isDim = (id: LevelChange['id']): id is DimId => dimIds.some((dimId) => dimId === id)

function Change({ change }: { change: LevelChange }) {
  const t = useTranslations('assessment')
  const format = useFormatter()
  const { id } = change
  const words = (level: number | null) =>
    level === null ? t('versions.none') : format.number(level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-1 pr-3 text-left font-normal text-ink-2">
        {isDim(id) ? t(`dims.${id}`) : t(`versions.groups.${id}`)}
      </th>
      <td className="tnum py-1 pr-2 text-right text-ink-3">{words(change.before)}</td>
      <td className="py-1 text-ink-3">
        <ArrowRight size={13} aria-hidden="true" />
      </td>
      <td className="tnum py-1 pl-2 text-right font-medium">{words(change.after)}</td>
    </tr>
  )
}

function Changes({ version }: { version: AssessmentVersion }) {
  const t = useTranslations('assessment.versions')
  if (version.changes.length === 0) return <p className="mt-2 text-sm text-ink-3">{t('noChanges')}</p>
  return (
    <table className="mt-2 w-full max-w-[460px] text-sm">
      <caption className="pb-1 text-left text-sm font-medium">{t('changes')}</caption>
      <tbody>
        {version.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </tbody>
    </table>
  )
}

/** Token counts come from the model, the cost from the server's price table. */
function Price({ version }: { version: AssessmentVersion }) {
  const t = useTranslations('assessment.versions')
  const format = useFormatter()
  const { inputTokens, outputTokens, costMicroUsd } = version
  if (inputTokens === null || outputTokens === null) return null
  const amount =
    costMicroUsd === null
      ? null
      : format.number(costMicroUsd / MICRO, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
  return (
    <p className="tnum mt-1 text-xs text-ink-3">
      {t('tokens', { input: inputTokens, output: outputTokens })}
      {amount !== null && ` · ${t('cost', { amount })}`}
    </p>
  )
}

interface VersionEntryProps {
  version: AssessmentVersion
  /** The oldest version can't be compared. */
  isFirst: boolean
  isShown: boolean
  onShow: () => void
}

/** One version: engine, time, reason and changes. */
export function VersionEntry({ version, isFirst, isShown, onShow }: VersionEntryProps) {
  const t = useTranslations('assessment')
  const format = useFormatter()
  const made = t('panel.assessedBy', {
    engine: version.model ?? t(`panel.engines.${version.engine}`),
    version: version.engineVersion.replace(/^[a-z]+-/, ''),
    date: format.dateTime(new Date(version.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
  })
  return (
    <li className="rounded-xl border border-line p-4" data-testid="version">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-base font-medium break-words">{made}</p>
          <p className="text-sm text-ink-2">
            {t(`versions.causes.${version.cause}`)}
            {version.state !== 'scored' && ` · ${t(`states.${version.state}`)}`}
          </p>
          {version.reason !== null && (
            <p className="text-sm break-words text-ink-2">{t('versions.because', { reason: version.reason })}</p>
          )}
          <Price version={version} />
        </div>
        {isShown ? (
          <Pill tone="brand">{t('versions.current')}</Pill>
        ) : (
          <Button variant="secondary" size="sm" onClick={onShow}>
            {t('versions.show')}
          </Button>
        )}
      </div>
      {!isFirst && <Changes version={version} />}
      <LimitChanges changes={version.limitChanges} />
    </li>
  )
}
