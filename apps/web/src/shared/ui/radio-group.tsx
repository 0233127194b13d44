import { Field } from '@base-ui/react/field'
import { Fieldset } from '@base-ui/react/fieldset'
import { Radio } from '@base-ui/react/radio'
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface RadioOption<V extends string = string> {
  value: V
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

interface RadioGroupProps<V extends string> {
  label: ReactNode
  isLabelHidden?: boolean
  options: readonly RadioOption<V>[]
  value: V | null
  onChange: (value: V) => void
  error?: string | undefined
  /** `cards` draws each option as a box: for choices that deserve a sentence. `scale` draws short options in rows: for numbers. */
  look?: 'plain' | 'cards' | 'scale'
  name?: string
  className?: string
}

const labelLook = {
  plain: 'flex items-start gap-3 py-1.5 touch:min-h-11 touch:py-2.5',
  cards:
    'flex items-start gap-3 rounded-xl border border-line bg-card p-4 transition-colors duration-120 hover:border-line-strong has-data-checked:border-brand has-data-checked:bg-brand-soft',
  scale:
    'flex min-h-16 min-w-11 flex-col items-center justify-center gap-1 rounded-lg border border-line bg-card px-2 transition-colors duration-120 hover:border-line-strong has-data-checked:border-brand has-data-checked:bg-brand-soft',
}

const groupLook = { plain: 'flex-col', cards: 'flex-col gap-2.5', scale: 'flex-wrap gap-1.5' }

/** One of a few, all in sight. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, isLabelHidden, options, value, onChange, error, look = 'plain', name, className } = props
  const pick = (next: unknown) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onChange(option.value)
  }
  return (
    <Field.Root invalid={Boolean(error)} className={className} {...(name === undefined ? {} : { name })}>
      <Fieldset.Root
        render={<BaseRadioGroup value={value} onValueChange={pick} />}
        className={clsx('flex', groupLook[look])}
      >
        <Fieldset.Legend className={clsx('mb-1 text-sm font-medium text-ink', isLabelHidden ? 'sr-only' : 'w-full')}>
          {label}
        </Fieldset.Legend>
        {options.map((option) => (
          <Field.Item key={option.value} disabled={option.isDisabled ?? false}>
            <Field.Label className={labelLook[look]}>
              <Radio.Root
                value={option.value}
                className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong bg-card data-checked:border-brand data-checked:bg-brand data-disabled:opacity-50"
              >
                <Radio.Indicator className="size-2 rounded-full bg-on-brand" />
              </Radio.Root>
              <span className={clsx('min-w-0', look !== 'scale' && 'flex-1')}>
                <span className={clsx('block text-base', look === 'cards' && 'font-medium')}>{option.label}</span>
                {option.hint && <span className="mt-0.5 block text-sm text-ink-2">{option.hint}</span>}
              </span>
            </Field.Label>
          </Field.Item>
        ))}
      </Fieldset.Root>
      <Field.Error match={Boolean(error)} className="mt-1.5 text-sm font-medium text-bad" role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  )
}
