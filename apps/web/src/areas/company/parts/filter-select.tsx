import { clsx } from 'clsx'
import { type Option, Select } from '../../../shared/ui/select'

const ALL = 'all'

interface FilterSelectProps<V extends string> {
  label: string
  /** The option that filters nothing. */
  all: string
  value: V | undefined
  options: readonly Option<V>[]
  onChange: (value: V | undefined) => void
  className?: string
}

/** A filter of a list. Undefined: everything is shown. */
export function FilterSelect<V extends string>({
  label,
  all,
  value,
  options,
  onChange,
  className = 'w-48',
}: FilterSelectProps<V>) {
  return (
    <Select<V | typeof ALL>
      label={label}
      isLabelHidden
      className={clsx(className, 'max-md:w-full')}
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  )
}
