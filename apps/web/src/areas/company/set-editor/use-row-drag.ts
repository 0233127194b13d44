import { type DragEvent, useState } from 'react'

export interface RowHandle {
  readonly draggable: true
  readonly onDragStart: (event: DragEvent) => void
  readonly onDragEnd: () => void
}

/** Drags an entry of a list to the place of another one. Entries of another list or window are not taken. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  return {
    getHandle: (index: number): RowHandle => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move'
        // Firefox drags only what carries data.
        event.dataTransfer.setData('text/plain', '')
        const row = event.currentTarget.closest('[data-row]')
        if (row) event.dataTransfer.setDragImage(row, 0, 0)
        setFrom(index)
      },
      onDragEnd: end,
    }),
    getRow: (index: number) => ({
      'data-drop': over === index && from !== index ? true : undefined,
      onDragOver: (event: DragEvent) => {
        if (from === null) return
        event.preventDefault()
        if (over !== index) setOver(index)
      },
      onDrop: (event: DragEvent) => {
        if (from === null) return
        event.preventDefault()
        if (from !== index) onMove(from, index)
        end()
      },
    }),
  }
}
