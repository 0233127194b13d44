import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import { Spinner } from './spinner'

export interface ComboboxOption {
  value: string
  label: string
  /** A second, quiet line. */
  hint?: string
}

interface ComboboxProps extends FieldFrameProps {
  /** What was found for the typed words; searching is the caller's. */
  options: readonly ComboboxOption[]
  value: ComboboxOption | null
  onChange: (value: ComboboxOption | null) => void
  /** The words as they are typed. */
  onSearch: (keyword: string) => void
  isSearching?: boolean
  placeholder?: string
  /** In place of the options: nothing was found, or searching failed. */
  empty: ReactNode
}

function Found({ option }: { option: ComboboxOption }) {
  return (
    <BaseCombobox.Item
      value={option}
      className="flex cursor-default items-center gap-2.5 rounded-lg px-2.5 py-2 text-sm outline-none data-highlighted:bg-sunken touch:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.hint && <span className="block truncate text-xs text-ink-3">{option.hint}</span>}
      </span>
      <BaseCombobox.ItemIndicator className="text-brand-ink">
        <Check size={15} aria-hidden="true" />
      </BaseCombobox.ItemIndicator>
    </BaseCombobox.Item>
  )
}

/** One of many, found by typing; the list comes from elsewhere. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, onSearch, isSearching = false, placeholder, empty, ...frame } = props
  return (
    <FieldFrame {...frame}>
      <BaseCombobox.Root
        items={options}
        value={value}
        filter={null}
        isItemEqualToValue={(item: ComboboxOption, chosen: ComboboxOption) => item.value === chosen.value}
        onValueChange={onChange}
        onInputValueChange={(typed, { reason }) => {
          if (reason !== 'item-press') onSearch(typed)
        }}
      >
        <div className="relative flex items-center">
          <span className="pointer-events-none absolute left-3 text-ink-3">
            {isSearching ? <Spinner /> : <Search size={15} aria-hidden="true" />}
          </span>
          <BaseCombobox.Input
            placeholder={placeholder}
            className="control h-10 w-full min-w-0 pr-3 pl-10 text-base touch:h-11"
          />
        </div>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={6} className="z-50">
            <BaseCombobox.Popup className="popup max-h-[min(280px,var(--available-height))] w-(--anchor-width) overflow-y-auto p-1">
              <BaseCombobox.Empty className="px-2.5 py-2 text-sm text-ink-3 empty:p-0">{empty}</BaseCombobox.Empty>
              <BaseCombobox.List>
                {options.map((option) => (
                  <Found key={option.value} option={option} />
                ))}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </FieldFrame>
  )
}
