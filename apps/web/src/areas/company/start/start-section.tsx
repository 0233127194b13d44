import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/card'
import { TextLink } from '../../../shared/ui/text-link'

interface StartSectionProps {
  /** For the heading, and unique on the page. */
  id: string
  title: string
  /** How many there are in all; absent while they load, and where the list isn't counted. */
  count?: number | undefined
  /** The count in words, where other things are counted on the page that lists all of them. */
  countText?: string | undefined
  /** One quiet line under the title. */
  lead?: ReactNode
  /** The list with all of them; absent: there is nothing to list. */
  all: { readonly href: string; readonly label: string } | undefined
  children: ReactNode
}

/** What waits for the reader, and the way to all of it. */
export function StartSection({ id, title, count, countText, lead, all, children }: StartSectionProps) {
  return (
    <Card padding="none" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line px-5 py-4">
        <h2 id={id} tabIndex={-1} className="rounded-sm text-lg font-semibold">
          {title}
          {count !== undefined && count > 0 && (
            <span className="tnum ml-2 font-normal text-ink-3">{countText ?? count}</span>
          )}
        </h2>
        {lead}
        {all !== undefined && (
          <span className="ml-auto text-sm">
            <TextLink href={all.href}>{all.label}</TextLink>
          </span>
        )}
      </div>
      {children}
    </Card>
  )
}
