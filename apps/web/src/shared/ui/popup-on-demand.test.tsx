import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentProps, type ComponentType, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTexts } from '../testing/render-with-texts'
import { Button } from './button'
import { DialogPopup, type DialogProps } from './dialog-popup'
import { MenuPopup, type MenuProps } from './menu-popup'
import { createPopupCode, PopupOnDemand } from './popup-on-demand'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Code whose arrival the test decides. */
function createSlowCode<P>(popup: ComponentType<P>) {
  const waiting: { arrive: (popup: ComponentType<P>) => void; fail: (reason: Error) => void }[] = []
  const importPopup = vi.fn(() => new Promise<ComponentType<P>>((arrive, fail) => waiting.push({ arrive, fail })))
  return {
    importPopup,
    arrive: () => waiting.shift()?.arrive(popup),
    fail: () => waiting.shift()?.fail(new Error('offline')),
  }
}

const items = [
  { label: 'Rename', onSelect: vi.fn() },
  { label: 'Archive', onSelect: vi.fn() },
]

function renderMenu() {
  const code = createSlowCode<MenuProps>(MenuPopup)
  const popup: MenuProps = { trigger: <Button>More</Button>, items }
  renderWithTexts(<PopupOnDemand kind="menu" code={createPopupCode(code.importPopup)} popup={popup} />)
  return { ...code, button: () => screen.getByRole('button', { name: 'More' }) }
}

test('a page first has only the trigger, which says what it opens, and nothing is fetched', () => {
  const { importPopup, button } = renderMenu()
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(importPopup).not.toHaveBeenCalled()
})

test.each([
  ['pointing at', (button: HTMLElement) => fireEvent.pointerEnter(button)],
  ['focusing', (button: HTMLElement) => button.focus()],
])('%s the trigger fetches the popup once and leaves the trigger as it is', (_, approach) => {
  const { importPopup, button } = renderMenu()
  const before = button()
  approach(before)
  approach(before)
  expect(importPopup).toHaveBeenCalledTimes(1)
  expect(button()).toBe(before)
})

test('a press while the code is coming opens the popup when it is there, and the focus returns to the trigger', async () => {
  const { arrive, button } = renderMenu()
  button().focus()
  fireEvent.click(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByRole('menu')).toBeNull()
  arrive()
  expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeTruthy()
  expect(button().getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button()))
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a press on a popup whose code is there opens it at once, and the next presses close and open it', async () => {
  const { arrive, importPopup, button } = renderMenu()
  fireEvent.pointerEnter(button())
  arrive()
  await importPopup.mock.results[0]?.value
  await Promise.resolve()
  fireEvent.click(button())
  await screen.findByRole('menu')
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.click(button())
  await screen.findByRole('menu')
  expect(importPopup).toHaveBeenCalledTimes(1)
})

test('an impatient second press while the code is coming opens the popup once', async () => {
  const { arrive, button } = renderMenu()
  fireEvent.click(button())
  fireEvent.click(button())
  arrive()
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('Escape while the code is coming cancels the press', async () => {
  vi.useFakeTimers()
  const { arrive, button } = renderMenu()
  fireEvent.click(button())
  fireEvent.keyDown(button(), { key: 'Escape' })
  expect(button().getAttribute('aria-busy')).toBeNull()
  arrive()
  await vi.advanceTimersByTimeAsync(100)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an arrow key opens a menu whose code is still coming', async () => {
  const { arrive, button } = renderMenu()
  button().focus()
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  arrive()
  expect(await screen.findByRole('menu')).toBeTruthy()
})

test('a popup whose code could not be fetched is tried again until it opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { arrive, fail, importPopup, button } = renderMenu()
  fireEvent.click(button())
  fail()
  await vi.advanceTimersByTimeAsync(2500)
  expect(importPopup).toHaveBeenCalledTimes(2)
  arrive()
  expect(await screen.findByRole('menu')).toBeTruthy()
})

interface OwnerProps {
  code: ComponentProps<typeof PopupOnDemand<DialogProps>>['code']
}

function Owner({ code }: OwnerProps) {
  const [isLost, setIsLost] = useState(false)
  return (
    <>
      <Button onClick={() => setIsLost(true)}>Lose it</Button>
      <PopupOnDemand
        kind="dialog"
        code={code}
        popup={{ title: 'Connection lost', open: isLost, onOpenChange: setIsLost }}
      />
    </>
  )
}

test('a dialog that its owner opens is drawn as soon as its code is there, and not before its owner wants it', async () => {
  const code = createSlowCode<DialogProps>(DialogPopup)
  renderWithTexts(<Owner code={createPopupCode(code.importPopup)} />)
  expect(code.importPopup).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Lose it'))
  code.arrive()
  const dialog = await screen.findByRole('dialog')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test("the trigger's own handlers still run, and one that prevents the press keeps the popup closed", () => {
  const code = createSlowCode<MenuProps>(MenuPopup)
  const onFocus = vi.fn()
  const trigger = (
    <Button onFocus={onFocus} onClick={(event) => event.preventDefault()}>
      More
    </Button>
  )
  renderWithTexts(<PopupOnDemand kind="menu" code={createPopupCode(code.importPopup)} popup={{ trigger, items }} />)
  const button = screen.getByRole('button', { name: 'More' })
  button.focus()
  fireEvent.click(button)
  expect(onFocus).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBeNull()
})
