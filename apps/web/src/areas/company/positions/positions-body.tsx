import type { Position } from '@candor/contract'
import { useState } from 'react'
import { PositionForm } from './position-form'
import { PositionList } from './position-list'

/** The row whose button gets the focus when the form is left; null: the button for a new position. */
type FormOf = { readonly position: Position | null }

/** The positions, or the form of one of them in their place. */
export function PositionsBody() {
  const [form, setForm] = useState<FormOf | null>(null)
  const [leftForm, setLeftForm] = useState<FormOf | null>(null)
  const [keyword, setKeyword] = useState('')
  const open = (position: Position | null) => setForm({ position })
  const leave = () => {
    setLeftForm(form)
    setForm(null)
  }
  if (form !== null) return <PositionForm position={form.position} onLeave={leave} />
  return (
    <PositionList
      keyword={keyword}
      focusOn={leftForm && (leftForm.position?.id ?? 'new')}
      onKeyword={setKeyword}
      onEdit={open}
      onCreate={() => open(null)}
    />
  )
}
