import type { AssessmentPolicy, ProviderCheck, ProviderStatus } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Pill, type Tone } from '../../../../shared/ui/pill'
import { ProviderFacts } from './provider-facts'
import { ProviderFaults } from './provider-faults'

interface ProviderRowProps {
  status: ProviderStatus
  /** Null: not checked yet. */
  check: ProviderCheck | null
  policy: Pick<AssessmentPolicy, 'mayJudge' | 'obstacle'>
}

const getTone = (check: ProviderCheck | null): Tone => {
  if (check === null) return 'neutral'
  return check.passed ? 'ok' : 'bad'
}

function StatePill({ status: { source }, check }: Pick<ProviderRowProps, 'status' | 'check'>) {
  const t = useTranslations('providers')
  const state = check?.passed === true ? t('works') : t('fails')
  return <Pill tone={getTone(check)}>{check === null ? t(`sources.${source}`) : state}</Pill>
}

/** One kind of provider: whether there is one, what its check showed, or what candidates get without it. */
export function ProviderRow({ status, check, policy }: ProviderRowProps) {
  const t = useTranslations('providers')
  const { kind, source, model } = status
  return (
    <li className="py-5 first:pt-1 last:pb-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
        <StatePill status={status} check={check} />
        {model !== null && (
          <code className="max-w-full rounded-md bg-sunken px-1.5 py-0.5 text-xs break-all">{model}</code>
        )}
      </div>
      {source === 'none' && <p className="mt-2 max-w-[68ch] text-sm text-ink-2">{t(`without.${kind}`)}</p>}
      {source === 'installed' && <p className="mt-2 max-w-[68ch] text-sm text-ink-2">{t('installedNote')}</p>}
      {source !== 'none' && <ProviderFacts status={status} check={check} policy={policy} />}
      {check !== null && <ProviderFaults check={check} />}
    </li>
  )
}
