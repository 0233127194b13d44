import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A colour read in the middle of its change is nobody's fault: everything that ends is brought to its end. */
const standStill = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // Waiting for `finished` may take for ever: of a hidden element nothing moves.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
}

/** No violation of any impact; what is reported names the rule and the elements. */
export const expectAccessible = async (page: Page, name: string): Promise<void> => {
  await standStill(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${name}`).toEqual([])
}
