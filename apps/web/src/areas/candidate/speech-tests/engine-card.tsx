import { Cpu } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import type { RunView } from './speech-run'

/** What listens, how soon it was ready, and why nothing better does. */
export function EngineCard({ view, isListening }: { view: RunView | null; isListening: boolean }) {
  const t = useTranslations('speechTest.engine')
  const engine = isListening || view ? (view?.engine ?? 'none') : null
  return (
    <Card className="flex items-start gap-3" aria-label={t('label')}>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-sunken text-ink-2">
        <Cpu size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="text-sm font-medium">{engine === null ? t('label') : t(`names.${engine}`)}</p>
        <p className="tnum text-xs text-ink-3">
          {engine === null ? t('notYet') : view?.readyMs == null ? t('loading') : t('ready', { ms: view.readyMs })}
        </p>
        {view?.passedOver.map(({ engine: passed, reason }) => (
          <p key={`${passed}-${reason}`} className="mt-1 text-xs text-ink-2">
            {t('passedOver', { engine: t(`names.${passed}`), reason: t(`reasons.${reason}`) })}
          </p>
        ))}
      </div>
    </Card>
  )
}
