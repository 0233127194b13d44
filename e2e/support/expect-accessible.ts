import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Finishes animations: a color read during a transition is not a violation. */
const finishAnimations = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // Waiting for `finished` may take for ever: of a hidden element nothing moves.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
}

/**
 * No violation of any impact; what is reported names the rule and the elements. In the page itself: the other way opens a second
 * page for the sums each time, which would put a recording page into the background. No page here has a foreign frame.
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
