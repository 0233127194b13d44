import type { BoardColumn, SubmissionListItem } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { applyMoves, joinPages } from './apply-moves'

const card = (id: string, stageId: string) => ({ id, stageId, candidateName: id }) as SubmissionListItem
const column = (stageId: string, total: number, ...ids: string[]): BoardColumn => ({
  stageId,
  total,
  items: ids.map((id) => card(id, stageId)),
})
const show = (columns: readonly BoardColumn[]) =>
  columns.map(({ stageId, total, items }) => [stageId, total, ...items.map(({ id }) => id)])

describe('applyMoves', () => {
  const columns = [column('invited', 30, 'a', 'b'), column('offer', 1, 'c'), column('hired', 0)]

  test('takes a card from its column to the top of another, and changes both counts', () => {
    const moved = applyMoves(columns, [{ item: card('b', 'invited'), stageId: 'offer' }])
    expect(show(moved)).toEqual([
      ['invited', 29, 'a'],
      ['offer', 2, 'b', 'c'],
      ['hired', 0],
    ])
    expect(moved[1]?.items[0]?.stageId).toBe('offer')
  })

  test('changes nothing once the server shows the card at the other stage', () => {
    const moves = [{ item: card('c', 'invited'), stageId: 'offer' }]
    expect(show(applyMoves(columns, moves))).toEqual(show(columns))
  })

  test('follows a card that is moved twice before the first answer', () => {
    const moves = [
      { item: card('a', 'invited'), stageId: 'offer' },
      { item: card('a', 'offer'), stageId: 'hired' },
    ]
    expect(show(applyMoves(columns, moves))).toEqual([
      ['invited', 29, 'b'],
      ['offer', 1, 'c'],
      ['hired', 1, 'a'],
    ])
  })
})

test('joinPages shows a row that is on two pages once', () => {
  const joined = joinPages(column('offer', 4, 'a', 'b'), [
    [card('b', 'offer'), card('c', 'offer')],
    [card('d', 'offer')],
  ])
  expect(show([joined])).toEqual([['offer', 4, 'a', 'b', 'c', 'd']])
})
