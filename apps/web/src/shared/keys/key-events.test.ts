import { expect, test } from 'vitest'
import { hasModifier, isTyping } from './key-events'

const check = (html: string): boolean => {
  document.body.innerHTML = html
  return isTyping(document.body.querySelector('button') ?? document.body.firstElementChild)
}

test('fields, pick lists and whatever opened over the page have the keys themselves', () => {
  const roles = ['combobox', 'menu', 'listbox', 'dialog', 'alertdialog']
  const inRoles = roles.map((role) => `<div role="${role}"><button></button></div>`)
  const busy = ['<input />', '<textarea></textarea>', '<select></select>', '<p contenteditable="true"></p>', ...inRoles]
  expect(busy.filter((html) => !check(html))).toEqual([])
})

test('a checkbox, a slider, a button and the page itself leave the keys to the page', () => {
  const free = ['<input type="checkbox" />', '<input type="radio" />', '<input type="range" />', '<button></button>']
  expect(free.filter(check)).toEqual([])
  expect(isTyping(document.body)).toBe(false)
  expect(isTyping(null)).toBe(false)
})

test('Control, Command and Alt mark a combination of the browser, Shift does not', () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false }
  expect(
    [none, { ...none, ctrlKey: true }, { ...none, metaKey: true }, { ...none, altKey: true }].map(hasModifier),
  ).toEqual([false, true, true, true])
})
