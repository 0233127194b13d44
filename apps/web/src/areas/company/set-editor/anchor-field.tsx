import { Field } from '@base-ui/react/field'
import { FieldFrame } from '../../../shared/ui/field-frame'

interface AnchorFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const MAX_CHARACTERS = 400

/** A line or two that grows with its words: five of them stand under one another. */
export function AnchorField({ label, value, onChange }: AnchorFieldProps) {
  return (
    <FieldFrame label={label} isLabelHidden>
      <Field.Control
        render={
          <textarea
            rows={1}
            maxLength={MAX_CHARACTERS}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        className="control field-sizing-content min-h-10 w-full resize-none px-3 py-1.5 text-base"
      />
    </FieldFrame>
  )
}
