import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { Card } from '../../../../shared/ui/card'

interface SectionProps {
  title: ReactNode
  lead?: ReactNode
  /** Beside the title, at the end of the line. */
  aside?: ReactNode
  isDanger?: boolean
  children?: ReactNode
}

/** One card of the settings: a heading, a sentence, and what can be changed. */
export function Section({ title, lead, aside, isDanger = false, children }: SectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} padding="lg" className={clsx('min-w-0', isDanger && 'border-bad/40')}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {lead && <p className="mt-0.5 max-w-[68ch] text-sm text-ink-2">{lead}</p>}
        </div>
        {aside}
      </header>
      {children && <div className="mt-5">{children}</div>}
    </Card>
  )
}
