import { expect, test } from 'vitest'
import { isSpaceTaken } from './use-done-key'

test('fields, buttons and dialogs get the space bar before the "done" shortcut', () => {
  document.body.innerHTML = '<p id="p">x</p><textarea id="t"></textarea><button id="b"><span id="s">x</span></button>'
  const endsAnswer = (id: string) => isSpaceTaken(document.getElementById(id))
  expect([endsAnswer('p'), endsAnswer('t'), endsAnswer('b'), endsAnswer('s')]).toEqual([false, true, true, true])
  expect(isSpaceTaken(document.body)).toBe(false)
})
