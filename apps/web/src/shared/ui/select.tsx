import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

export interface Option<V extends string = string> {
  value: V
  label: string
  isDisabled?: boolean
}

interface SelectProps<V extends string> extends FieldFrameProps {
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V) => void
  placeholder?: string
  icon?: ReactNode
  disabled?: boolean
  name?: string
}

/** One of a few. Above ten options, use Combobox. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onChange, placeholder, icon, name, ...frame } = props
  return (
    <FieldFrame {...frame}>
      <BaseSelect.Root<V>
        items={options}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next)
        }}
        {...(name === undefined ? {} : { name })}
      >
        <BaseSelect.Trigger className="control flex h-10 w-full items-center gap-2.5 px-3 text-left text-base touch:h-11">
          {icon && <span className="text-ink-3">{icon}</span>}
          <BaseSelect.Value placeholder={placeholder} className="min-w-0 flex-1 truncate data-placeholder:text-ink-3" />
          <BaseSelect.Icon className="text-ink-3">
            <ChevronsUpDown size={15} aria-hidden="true" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
            <BaseSelect.Popup className="popup max-h-(--available-height) min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto p-1">
              <BaseSelect.List>
                {options.map((option) => (
                  <SelectItem key={option.value} option={option} />
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </FieldFrame>
  )
}

function SelectItem({ option }: { option: Option }) {
  return (
    <BaseSelect.Item
      value={option.value}
      disabled={option.isDisabled ?? false}
      className="flex cursor-default items-center gap-2 rounded-lg px-2.5 py-2 text-sm outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken touch:min-h-11"
    >
      <BaseSelect.ItemText className="flex-1">{option.label}</BaseSelect.ItemText>
      <BaseSelect.ItemIndicator className="text-brand-ink">
        <Check size={15} aria-hidden="true" />
      </BaseSelect.ItemIndicator>
    </BaseSelect.Item>
  )
}
