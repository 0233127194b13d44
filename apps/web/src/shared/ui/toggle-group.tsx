import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup as BaseToggleGroup } from '@base-ui/react/toggle-group'
import type { ReactNode } from 'react'

interface ToggleGroupProps<V extends string> {
  label: string
  options: readonly {
    value: V
    label: ReactNode
    /** Needed when the label is only an icon. */
    name?: string
    isDisabled?: boolean
  }[]
  value: V
  onChange: (value: V) => void
}

/** A switch between two to four ways of seeing; exactly one is on. */
export function ToggleGroup<V extends string>({ label, options, value, onChange }: ToggleGroupProps<V>) {
  const pick = (next: readonly unknown[]) => {
    const option = options.find((candidate) => candidate.value === next[0])
    if (option) onChange(option.value)
  }
  return (
    <BaseToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={pick}
      className="inline-flex w-fit gap-0.5 rounded-lg bg-sunken p-0.5"
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          aria-label={option.name}
          disabled={option.isDisabled ?? false}
          className="flex min-h-8 items-center justify-center gap-1.5 rounded-md px-3 py-1 text-center text-sm leading-tight text-ink-2 hover:text-ink data-pressed:bg-card data-pressed:font-medium data-pressed:text-ink data-pressed:shadow-1 data-disabled:opacity-50 data-disabled:hover:text-ink-2 touch:min-h-11"
        >
          {option.label}
        </Toggle>
      ))}
    </BaseToggleGroup>
  )
}
