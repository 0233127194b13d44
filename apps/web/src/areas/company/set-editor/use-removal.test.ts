import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useRemoval } from './use-removal'

const limit = 2
const render = () =>
  renderHook(() => {
    const [list, setList] = useState(['Go', 'Kafka'])
    return { list, setList, ...useRemoval(list, limit, setList) }
  })

test('a removed entry returns to its place', () => {
  const { result } = render()
  act(() => result.current.remove(0))
  expect([result.current.list, result.current.removal, result.current.canUndo]).toEqual([
    ['Kafka'],
    { item: 'Go', index: 0 },
    true,
  ])
  act(() => result.current.undo())
  expect([result.current.list, result.current.removal]).toEqual([['Go', 'Kafka'], null])
})

test('nothing can be put back into a list that is full again', () => {
  const { result } = render()
  act(() => result.current.remove(0))
  act(() => result.current.setList(['Kafka', 'Linux']))
  expect(result.current.canUndo).toBe(false)
})
