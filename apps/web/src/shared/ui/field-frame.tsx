import { Field } from '@base-ui/react/field'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { OptionalMark } from './optional-mark'

export interface FieldFrameProps {
  label: ReactNode
  /** Keep the label for screen readers only; what stands beside the field must then say the same. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode | undefined
  /** Shown in red under the field and announced; marks the field invalid. */
  error?: string | undefined
  isOptional?: boolean | undefined
  /** Beside the label, at the end of the line: a pill or a small link. */
  aside?: ReactNode | undefined
  className?: string | undefined
}

/** Label, hint and error around one control; every field of the kit stands in it. */
export function FieldFrame(props: FieldFrameProps & { disabled?: boolean | undefined; children: ReactNode }) {
  const { label, isLabelHidden, hint, error, isOptional, aside, className, disabled, children } = props
  return (
    <Field.Root
      invalid={Boolean(error)}
      disabled={disabled ?? false}
      className={clsx('flex min-w-0 flex-col', className)}
    >
      <div
        className={clsx('mb-2 flex min-h-5 items-center justify-between gap-3', isLabelHidden && !aside && 'sr-only')}
      >
        <Field.Label className={clsx('text-sm font-medium text-ink', isLabelHidden && 'sr-only')}>
          {label}
          {isOptional && <OptionalMark />}
        </Field.Label>
        {aside}
      </div>
      {children}
      {hint && <Field.Description className="mt-1.5 text-sm text-ink-3">{hint}</Field.Description>}
      <Field.Error match={Boolean(error)} className="mt-1.5 text-sm font-medium text-bad" role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  )
}
