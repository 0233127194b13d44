import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Field } from '@base-ui/react/field'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface CheckboxProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  className?: string
}

/** Yes or no, with its words beside it; the whole line can be pressed. */
export function Checkbox({ label, hint, error, checked, onChange, name, disabled = false, className }: CheckboxProps) {
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled} className={className}>
      <Field.Label className="flex min-h-6 items-start gap-3 text-base touch:min-h-11 touch:py-2.5">
        <BaseCheckbox.Root
          checked={checked}
          onCheckedChange={onChange}
          {...(name === undefined ? {} : { name })}
          className={clsx(
            'mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm border border-line-strong bg-card transition-colors duration-120',
            'data-checked:border-brand data-checked:bg-brand data-disabled:opacity-50 data-invalid:border-bad',
          )}
        >
          <BaseCheckbox.Indicator className="text-on-brand">
            <Check size={14} strokeWidth={3} aria-hidden="true" />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span className="min-w-0 flex-1">{label}</span>
      </Field.Label>
      {hint && <Field.Description className="ml-8 text-sm text-ink-3">{hint}</Field.Description>}
      <Field.Error match={Boolean(error)} className="mt-1 ml-8 text-sm font-medium text-bad" role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  )
}
