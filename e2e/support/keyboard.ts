import { expect, type Locator, type Page } from '@playwright/test'

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement).catch(() => false)

/** True if the browser or the page draws an outline, a shadow or a border around what has the focus. */
const showsFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const drawn = (candidate: Element | null): boolean => {
      if (candidate === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    // A radio or a checkbox may be drawn by its label.
    return element.matches(':focus-visible') && (drawn(element) || drawn(element.closest('label')))
  })

/** Moves the focus with Tab until it is on the element, as a person without a mouse does, and sees where it is. */
export const tabTo = async (page: Page, target: Locator, limit = 80): Promise<void> => {
  await expect(target).toBeEnabled()
  for (let moved = 0; moved < limit; moved += 1) {
    if (await hasFocus(target)) {
      expect(await showsFocus(target), `the focus on ${String(target)} is visible`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}

/** Reaches a button or link with Tab and presses Enter. */
export const pressEnterOn = async (page: Page, target: Locator, limit = 80): Promise<void> => {
  await tabTo(page, target, limit)
  await page.keyboard.press('Enter')
}

/** Reaches a checkbox with Tab and ticks it with the space bar. */
export const tick = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Space')
  await expect(target).toBeChecked()
}

/** Reaches a group of radio buttons with Tab, and the wanted one with the arrow keys. */
export const choose = async (page: Page, group: Locator, wanted: Locator): Promise<void> => {
  const first = group.getByRole('radio').first()
  await expect(first).toBeVisible()
  for (let moved = 0; moved < 80; moved += 1) {
    const isInside = await group.evaluate((element) => element.contains(document.activeElement))
    if (isInside) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  for (let moved = 0; moved < 8 && !(await wanted.isChecked()); moved += 1) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

/** Reaches a text field with Tab and types. */
export const typeInto = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}
