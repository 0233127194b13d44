import { submissionListLimits } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { getPageState, noSelection, selectTo, setSelected, toggle } from './selection'

const page = ['a', 'b', 'c', 'd', 'e']
const { perRequest } = submissionListLimits

describe('the selection', () => {
  test('a row is selected, and removed by the same press', () => {
    const one = toggle(noSelection, 'b')
    expect(one.ids).toEqual(['b'])
    expect(toggle(one, 'b').ids).toEqual([])
  })

  test('a range goes from the row changed last to the pressed one, in either direction', () => {
    const start = toggle(noSelection, 'b')
    expect(selectTo(start, page, 'd').ids).toEqual(['b', 'c', 'd'])
    expect(selectTo(start, page, 'a').ids).toEqual(['b', 'a'])
  })

  test('a range that would begin on another page is the pressed row alone', () => {
    expect(selectTo(toggle(noSelection, 'elsewhere'), page, 'd').ids).toEqual(['elsewhere', 'd'])
    expect(selectTo(noSelection, page, 'd').ids).toEqual(['d'])
  })

  test('rows of other pages stay selected when a page is selected or cleared', () => {
    const other = toggle(noSelection, 'elsewhere')
    const all = setSelected(other, { ids: page, isSelected: true, anchorId: null })
    expect(all.ids).toEqual(['elsewhere', ...page])
    expect(setSelected(all, { ids: page, isSelected: false, anchorId: null }).ids).toEqual(['elsewhere'])
  })

  test('a page is selected in part or as a whole', () => {
    const some = toggle(noSelection, 'a')
    expect(getPageState(noSelection, page)).toBe('none')
    expect(getPageState(some, page)).toBe('some')
    expect(getPageState(setSelected(some, { ids: page, isSelected: true, anchorId: null }), page)).toBe('all')
    expect(getPageState(some, [])).toBe('none')
  })

  test('more than a request takes are not selected, and it says so until the next change', () => {
    const most = Array.from({ length: perRequest }, (_, index) => `row ${index}`)
    const full = setSelected(noSelection, { ids: most, isSelected: true, anchorId: null })
    expect([full.ids.length, full.isFull]).toEqual([perRequest, false])
    const refused = toggle(full, 'a')
    expect([refused.ids.length, refused.isFull]).toEqual([perRequest, true])
    const fewer = toggle(refused, 'row 0')
    expect([fewer.ids.length, fewer.isFull]).toEqual([perRequest - 1, false])
  })
})
