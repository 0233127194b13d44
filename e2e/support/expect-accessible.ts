import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finishes animations, because a color during a transition is no violation. */
const finishAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // `finished` may never resolve, because hidden elements are not animated.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
}

/**
 * Expects no violation of any impact and reports rules and elements. Runs axe in the page itself: AxeBuilder opens a second page,
 * which would put a recording page into the background. No page here has a foreign frame.
 */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  await finishAnimations(page)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder(isThere ? { page, axeSource: ';' } : { page }).setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const found = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${name}`).toEqual([])
}
