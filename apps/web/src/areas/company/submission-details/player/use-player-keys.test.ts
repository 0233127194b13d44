import { expect, test, vi } from 'vitest'
import { findAction } from './use-player-keys'

const keys = () => ({ toggle: vi.fn(), jump: vi.fn(), mute: vi.fn(), captions: vi.fn(), fullScreen: vi.fn() })
function press(key: string, html = '<div></div>') {
  const used = keys()
  document.body.innerHTML = html
  findAction({ key, target: document.body.querySelector('button') ?? document.body.firstElementChild }, used)?.()
  return used
}

test('the space bar plays and pauses, and the arrow keys jump five seconds', () => {
  expect(press(' ').toggle).toHaveBeenCalledOnce()
  expect(press('ArrowLeft').jump).toHaveBeenCalledWith(-5_000)
  expect(press('ArrowRight').jump).toHaveBeenCalledWith(5_000)
})

test('keys typed into the transcript search don’t control the video', () => {
  for (const key of [' ', 'm', 'f', 'ArrowLeft']) {
    const used = press(key, '<input />')
    expect(Object.values(used).every((action) => action.mock.calls.length === 0)).toBe(true)
  }
})

test('a focused button handles the space bar, a tab handles the arrow keys, and other keys control the player', () => {
  expect(press('ArrowRight', '<button role="tab"></button>').jump).not.toHaveBeenCalled()
  expect(press('ArrowRight', '<button></button>').jump).toHaveBeenCalledOnce()
  expect(press(' ', '<button></button>').toggle).not.toHaveBeenCalled()
  expect(press('C', '<button></button>').captions).toHaveBeenCalledOnce()
})

test('letters typed into a question over the page or a pick list don’t control the video', () => {
  for (const role of ['alertdialog', 'combobox'])
    expect(press('m', `<div role="${role}"><button></button></div>`).mute).not.toHaveBeenCalled()
})
