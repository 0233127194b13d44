import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame, type FieldFrameProps } from './field-frame'
import type { Option } from './select'

interface ComboboxProps<V extends string> extends FieldFrameProps {
  options: readonly Option<V>[]
  value: V | null
  onChange: (value: V | null) => void
  placeholder?: string
  icon?: ReactNode
  disabled?: boolean
}

const endButton = 'grid size-8 place-items-center rounded-md text-ink-3 hover:text-ink touch:size-11'

/** One of many, found by typing. */
export function Combobox<V extends string>({
  options,
  value,
  onChange,
  placeholder,
  icon,
  ...frame
}: ComboboxProps<V>) {
  const t = useTranslations('common')
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <FieldFrame {...frame}>
      <BaseCombobox.Root
        items={options}
        value={chosen}
        onValueChange={(next) => onChange(next?.value ?? null)}
        isItemEqualToValue={(item, other) => item.value === other.value}
      >
        <BaseCombobox.InputGroup className="control flex h-10 items-center pr-1 pl-3 touch:h-11">
          {icon && <span className="mr-2.5 text-ink-3">{icon}</span>}
          <BaseCombobox.Input
            placeholder={placeholder}
            className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
          />
          <BaseCombobox.Clear aria-label={t('actions.clear')} className={endButton}>
            <X size={15} aria-hidden="true" />
          </BaseCombobox.Clear>
          <BaseCombobox.Trigger aria-label={t('actions.open')} className={endButton}>
            <ChevronDown size={16} aria-hidden="true" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={6} className="z-50">
            <BaseCombobox.Popup className="popup w-(--anchor-width) max-w-(--available-width)">
              <BaseCombobox.Empty className="px-3.5 py-3 text-sm text-ink-3 empty:hidden">
                {t('states.noMatch')}
              </BaseCombobox.Empty>
              <BaseCombobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1 data-empty:p-0">
                {(option: Option<V>) => <ComboboxItem key={option.value} option={option} />}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
    </FieldFrame>
  )
}

function ComboboxItem({ option }: { option: Option }) {
  return (
    <BaseCombobox.Item
      value={option}
      disabled={option.isDisabled ?? false}
      className="flex cursor-default items-center gap-2 rounded-lg px-2.5 py-2 text-sm outline-none data-disabled:text-ink-3 data-highlighted:bg-sunken touch:min-h-11"
    >
      <span className="flex-1">{option.label}</span>
      <BaseCombobox.ItemIndicator className="text-brand-ink">
        <Check size={15} aria-hidden="true" />
      </BaseCombobox.ItemIndicator>
    </BaseCombobox.Item>
  )
}
