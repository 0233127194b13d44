import { Field } from '@base-ui/react/field'
import { OTPField } from '@base-ui/react/otp-field'
import { otpLimits } from '@candor/domain'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'

interface OtpFieldProps {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  /** Every digit is there: send it, without a press. */
  onComplete?: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  /** Digits. */
  length?: number
  disabled?: boolean
}

/** A code that is cleared has to be typed from its first box: in a later empty one Backspace does nothing. */
function useFocusWhenCleared(value: string) {
  const root = useRef<HTMLDivElement>(null)
  const previous = useRef(value)
  useEffect(() => {
    const isCleared = value === '' && previous.current !== ''
    previous.current = value
    if (isCleared && root.current?.contains(document.activeElement)) root.current.querySelector('input')?.focus()
  }, [value])
  return root
}

/** A code from a mail: six boxes, one paste, filled by the phone where it can. */
export function OtpField({
  label,
  value,
  onChange,
  onComplete,
  hint,
  error,
  length = otpLimits.digits,
  disabled = false,
}: OtpFieldProps) {
  const t = useTranslations('common.field')
  const id = useId()
  const root = useFocusWhenCleared(value)
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled}>
      <label htmlFor={id} className="mb-2 block text-sm font-medium text-ink">
        {label}
      </label>
      <OTPField.Root
        ref={root}
        id={id}
        length={length}
        value={value}
        onValueChange={onChange}
        onValueComplete={(code) => onComplete?.(code)}
        disabled={disabled}
        className="flex gap-2"
      >
        {Array.from({ length }, (_, position) => position + 1).map((index) => (
          <OTPField.Input
            key={index}
            aria-label={index === 1 ? undefined : t('otpDigit', { index, length })}
            className="control tnum h-13 w-full max-w-12 min-w-0 text-center text-xl font-semibold"
          />
        ))}
      </OTPField.Root>
      {hint && <Field.Description className="mt-1.5 text-sm text-ink-3">{hint}</Field.Description>}
      <Field.Error match={Boolean(error)} className="mt-1.5 text-sm font-medium text-bad" role="alert">
        {error}
      </Field.Error>
    </Field.Root>
  )
}
