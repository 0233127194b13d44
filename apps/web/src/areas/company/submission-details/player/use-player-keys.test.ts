import { expect, test, vi } from 'vitest'
import { findAction } from './use-player-keys'

const keys = () => ({ toggle: vi.fn(), jump: vi.fn(), mute: vi.fn(), captions: vi.fn(), fullScreen: vi.fn() })
function press(key: string, html = '<div></div>') {
  const used = keys()
  document.body.innerHTML = html
  findAction({ key, target: document.body.firstElementChild }, used)?.()
  return used
}

test('space plays and pauses, arrows jump five seconds', () => {
  expect(press(' ').toggle).toHaveBeenCalledOnce()
  expect(press('ArrowLeft').jump).toHaveBeenCalledWith(-5_000)
  expect(press('ArrowRight').jump).toHaveBeenCalledWith(5_000)
})

test('someone who searches the transcript types, and does not steer the video', () => {
  for (const key of [' ', 'm', 'f', 'ArrowLeft']) {
    const used = press(key, '<input />')
    expect(Object.values(used).every((action) => action.mock.calls.length === 0)).toBe(true)
  }
})

test('a focused button keeps its space, a tab its arrows, and everything else still steers', () => {
  expect(press('ArrowRight', '<button role="tab"></button>').jump).not.toHaveBeenCalled()
  expect(press('ArrowRight', '<button></button>').jump).toHaveBeenCalledOnce()
  expect(press(' ', '<button></button>').toggle).not.toHaveBeenCalled()
  expect(press('C', '<button></button>').captions).toHaveBeenCalledOnce()
})
