import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of any impact; what is reported names the rule and the elements. */
export const expectAccessible = async (page: Page, name: string): Promise<void> =>
  expectNothing(page, new AxeBuilder({ page }), name)

/** Another theme changes colours and nothing else: the one rule that reads colours is enough, and four times as quick. */
export const expectReadable = async (page: Page, name: string): Promise<void> =>
  expectNothing(page, new AxeBuilder({ page }).withRules(['color-contrast']), name)

/** A colour read in the middle of its change is nobody's fault: everything that ends is brought to its end. */
const standStill = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // Waiting for `finished` may take for ever: of a hidden element nothing moves.
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
    }
  })
}

const expectNothing = async (page: Page, axe: AxeBuilder, name: string): Promise<void> => {
  await standStill(page)
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${name}`).toEqual([])
}
