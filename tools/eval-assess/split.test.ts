import { describe, expect, it } from 'vitest'
import { assignPart, selectPart } from './split'

const items = Array.from({ length: 2000 }, (_, index) => ({ id: `item-${index}` }))

describe('the split into a development half and a held-out half', () => {
  it('depends on the id only, so that an item never changes halves', () => {
    expect(assignPart('item-3')).toBe('tuned')
    expect(assignPart('item-5')).toBe('unseen')
  })

  it('puts every item into exactly one of two halves of similar size', () => {
    const tuned = selectPart(items, 'tuned')
    const unseen = selectPart(items, 'unseen')
    expect(tuned.length + unseen.length).toBe(items.length)
    expect(new Set([...tuned, ...unseen]).size).toBe(items.length)
    expect(Math.abs(tuned.length - unseen.length)).toBeLessThan(150)
    expect(selectPart(items, 'all')).toHaveLength(items.length)
  })
})
