import { Field } from '@base-ui/react/field'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './field-frame'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'defaultValue' | 'value'> & {
  value?: string
  defaultValue?: string
}

/** One line of text. Takes `{...register('name')}` of react-hook-form. */
export function TextField(props: FieldFrameProps & InputProps & { icon?: ReactNode; end?: ReactNode }) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, disabled, icon, end, ...input } = props
  return (
    <FieldFrame {...{ label, isLabelHidden, hint, error, isOptional, aside, className, disabled }}>
      <div className="relative flex items-center">
        {icon && <span className="pointer-events-none absolute left-3 text-ink-3">{icon}</span>}
        <Field.Control
          {...input}
          className={clsx(
            'control h-10 w-full min-w-0 px-3 text-base touch:h-11',
            icon ? 'pl-10' : '',
            end ? 'pr-11' : '',
          )}
        />
        {end && <span className="absolute right-1.5">{end}</span>}
      </div>
    </FieldFrame>
  )
}
