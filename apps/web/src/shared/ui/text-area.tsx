import { Field } from '@base-ui/react/field'
import { clsx } from 'clsx'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'value' | 'defaultValue' | 'maxLength'> & {
  value?: string
  defaultValue?: string
}
interface Limits {
  /** Most characters; the counter turns to words once nine tenths are used. */
  max?: number
  /** Fewest characters that are advised: only a hint. */
  min?: number
}

function Counter({ count, max }: { count: number; max: number }) {
  const t = useTranslations('common.field')
  return (
    <span
      className={clsx('tnum text-xs', count > max ? 'font-medium text-bad' : 'text-ink-3')}
      aria-live={count > max * 0.9 ? 'polite' : 'off'}
    >
      {t('count', { count, max })}
    </span>
  )
}

/** Several lines of text with a counter. Characters are counted as people see them, not as code units. */
export function TextArea(props: FieldFrameProps & AreaProps & Limits) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, disabled, max, min, onChange, ...area } =
    props
  const t = useTranslations('common.field')
  const [typed, setTyped] = useState(area.defaultValue ?? '')
  const count = [...(area.value ?? typed)].length
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value)
    onChange?.(event)
  }
  return (
    <FieldFrame {...{ label, isLabelHidden, error, isOptional, aside, className, disabled, hint }}>
      <Field.Control
        render={<textarea {...area} onChange={change} />}
        className="control field-sizing-content min-h-28 w-full resize-y px-3 py-2.5 text-base"
      />
      {(max !== undefined || min !== undefined) && (
        <div className="mt-1.5 flex items-center justify-between gap-4">
          <span className="text-xs text-ink-3">{min !== undefined && count < min && t('atLeast', { count: min })}</span>
          {max !== undefined && <Counter count={count} max={max} />}
        </div>
      )}
    </FieldFrame>
  )
}
