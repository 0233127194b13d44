import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface Tab<V extends string = string> {
  value: V
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<V extends string> {
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** Names the row of tabs. */
  label: string
  /** At the end of the row, e.g. a search. */
  end?: ReactNode
  className?: string
  panelClassName?: string
}

/** Several views of one thing, one in sight. Keep `value` in the address where the view is worth a link. */
export function Tabs<V extends string>({ tabs, value, onChange, label, end, className, panelClassName }: TabsProps<V>) {
  const pick = (next: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === next)
    if (tab) onChange(tab.value)
  }
  return (
    <BaseTabs.Root value={value} onValueChange={pick} className={className}>
      <div className="flex items-center gap-4 border-b border-line px-4">
        <BaseTabs.List aria-label={label} className="relative flex min-w-0 gap-5 overflow-x-auto">
          {tabs.map((tab) => (
            <BaseTabs.Tab
              key={tab.value}
              value={tab.value}
              className="h-11 rounded-sm text-sm whitespace-nowrap text-ink-3 -outline-offset-2 hover:text-ink data-active:font-medium data-active:text-ink"
            >
              {tab.label}
            </BaseTabs.Tab>
          ))}
          <BaseTabs.Indicator className="absolute bottom-0 left-(--active-tab-left) h-0.5 w-(--active-tab-width) rounded-full bg-brand transition-all duration-150" />
        </BaseTabs.List>
        {end && <div className="ml-auto">{end}</div>}
      </div>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className={panelClassName}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
