import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'

export interface Step {
  id: string
  label: string
}

const barStyle = { done: 'bg-action', current: 'bg-action/45', coming: 'bg-line' }

/** Where we are in a row of steps. On phones the bars alone, and the step's name in words beneath. */
export function StepBar({ steps, currentId, label }: { steps: readonly Step[]; currentId: string; label?: string }) {
  const t = useTranslations('common')
  const current = steps.findIndex((step) => step.id === currentId)
  const name = steps[current]?.label
  return (
    <nav aria-label={label ?? t('nav.steps')} className="border-b border-line bg-card">
      <ol className="mx-auto flex max-w-[1120px] gap-2 px-4 pt-3 pb-2 md:px-6 md:pb-3">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === current ? 'step' : undefined}
            className="flex min-w-0 flex-1 flex-col gap-1.5"
          >
            <span
              className={clsx(
                'h-1 rounded-full transition-colors',
                barStyle[index < current ? 'done' : index === current ? 'current' : 'coming'],
              )}
            />
            <span
              className={clsx(
                'truncate text-xs max-md:sr-only',
                index === current ? 'font-semibold text-ink' : 'text-ink-3',
              )}
            >
              {step.label}
            </span>
          </li>
        ))}
      </ol>
      {name && (
        <p aria-hidden="true" className="px-4 pb-2 text-xs font-medium text-ink-2 md:hidden">
          {t('step', { current: current + 1, total: steps.length, name })}
        </p>
      )}
    </nav>
  )
}
