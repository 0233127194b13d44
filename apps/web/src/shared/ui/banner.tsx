import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  info: { box: 'bg-brand-soft text-brand-ink', Icon: Info },
  ok: { box: 'bg-ok-soft text-ok', Icon: CircleCheck },
  warn: { box: 'bg-warn-soft text-warn', Icon: TriangleAlert },
  bad: { box: 'bg-bad-soft text-bad', Icon: CircleAlert },
}

interface BannerProps {
  tone?: keyof typeof looks
  title?: ReactNode
  /** In place of the tone's own icon. */
  icon?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  children?: ReactNode
  className?: string
}

/** A note in the flow of the page. `bad` and `warn` are announced when they appear. */
export function Banner({ tone = 'info', title, icon, action, children, className }: BannerProps) {
  const { box, Icon } = looks[tone]
  const role = tone === 'bad' ? 'alert' : tone === 'warn' ? 'status' : undefined
  return (
    <div
      role={role}
      className={clsx('flex flex-wrap items-start gap-x-3 gap-y-2 rounded-xl px-4 py-3 text-sm', box, className)}
    >
      <span className="mt-0.5 shrink-0">{icon ?? <Icon size={16} aria-hidden="true" />}</span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={clsx(Boolean(title) && 'mt-0.5')}>{children}</div>}
      </div>
      {action && <div className="shrink-0">{action}</div>}
    </div>
  )
}
