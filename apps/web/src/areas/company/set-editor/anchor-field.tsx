import { Field } from '@base-ui/react/field'
import { setLimits } from '@candor/contract'
import { FieldFrame } from '../../../shared/ui/field-frame'

interface AnchorFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A line or two that grows with its words: five of them stand under one another. */
export function AnchorField({ label, value, onChange }: AnchorFieldProps) {
  return (
    <FieldFrame label={label} isLabelHidden>
      <Field.Control
        render={
          <textarea
            rows={1}
            maxLength={setLimits.anchorCharacters}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        className="control field-sizing-content min-h-10 w-full resize-none px-3 py-1.5 text-base"
      />
    </FieldFrame>
  )
}
