const FIRST_PAGE = '#first-page'
const SCREEN = '[data-screen]'

type Field = HTMLInputElement | HTMLTextAreaElement

const findFirstPage = (): HTMLElement | null => document.querySelector<HTMLElement>(FIRST_PAGE)

/** The element at the same place of the drawn page; null: the page has another element there. */
export function findCounterpart(element: Element, drawn: ParentNode): Element | null {
  const screen = element.closest(SCREEN)
  const places: number[] = []
  for (let at = element; at !== screen; ) {
    const parent = at.parentElement
    if (parent === null) return null
    places.unshift([...parent.children].indexOf(at))
    at = parent
  }
  let found = drawn.querySelector(`[data-screen="${screen?.getAttribute('data-screen')}"]`)
  for (const place of places) found = found?.children[place] ?? null
  return found !== null && isSame(found, element) ? found : null
}

const isSame = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && one.textContent === other.textContent

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** As if it had been typed there: React learns of it by the event, and only if the value changed behind its back. */
function type(field: Field, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Kept by before-paint.js: the button that was pressed last, while no button did anything yet. */
interface EarlyPress {
  candorEarlyPress?: { button: Element | null }
}

function takeEarlyPress(firstPage: Element): Element | null {
  const { candorEarlyPress }: EarlyPress & Window = window
  const button = candorEarlyPress?.button ?? null
  return button !== null && firstPage.contains(button) ? button : null
}

/** The app's elements have only just come: they must not rise into a page that was already there. */
function endEntrances(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** What was typed meanwhile moves to the same fields. */
function moveTyped(firstPage: Element, drawn: Element): void {
  for (const field of firstPage.querySelectorAll<Field>('input, textarea')) {
    if (field.value === field.defaultValue) continue
    const target = findCounterpart(field, drawn)
    if (isField(target)) type(target, field.value)
  }
}

const findTarget = (element: Element | null, drawn: Element): HTMLElement | null => {
  const target = element === null ? null : findCounterpart(element, drawn)
  return target instanceof HTMLElement ? target : null
}

/** Once effects have run, as for a press that comes now. */
function repeatPress(button: HTMLElement): void {
  setTimeout(() => {
    if (document.activeElement === document.body) button.focus({ preventScroll: true })
    button.click()
  })
}

/**
 * Replaces what the server rendered by what the app has drawn, in the same frame. What was typed, the focus and the last press move
 * to the same elements of the drawn page. Call it before the browser paints the drawing.
 */
export function takeOver(drawn: HTMLElement): void {
  const firstPage = findFirstPage()
  if (firstPage === null) return
  const { activeElement } = document
  const focused = findTarget(firstPage.contains(activeElement) ? activeElement : null, drawn)
  const pressed = findTarget(takeEarlyPress(firstPage), drawn)
  moveTyped(firstPage, drawn)
  const isShown = firstPage.hasAttribute('data-whole') && document.documentElement.dataset.firstPage !== 'hidden'
  firstPage.remove()
  focused?.focus({ preventScroll: true })
  if (isShown) endEntrances()
  if (pressed !== null) repeatPress(pressed)
}
