import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'

interface EditorSectionProps {
  title: string
  lead?: string
  addLabel?: string
  onAdd?: () => void
  /** False once the most entries are there. */
  canAdd?: boolean
  empty?: string | undefined
  children: ReactNode
}

/** One part of a set: heading, entries, the button for another one. */
export function EditorSection({ title, lead, addLabel, onAdd, canAdd = true, empty, children }: EditorSectionProps) {
  const id = useId()
  return (
    <Card padding="lg" aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-0.5 text-sm text-ink-3">{lead}</p>}
      <div className="mt-5 flex flex-col gap-3">
        {empty && <p className="rounded-xl bg-sunken px-4 py-3 text-sm text-ink-2">{empty}</p>}
        {children}
      </div>
      {onAdd && (
        <Button variant="secondary" size="sm" className="mt-4" disabled={!canAdd} onClick={onAdd}>
          <Plus size={15} aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </Card>
  )
}
