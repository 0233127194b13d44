import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of any impact; what is reported names the rule and the elements. */
export const expectAccessible = async (page: Page, name: string): Promise<void> =>
  expectNothing(new AxeBuilder({ page }), name)

/** Another theme changes colours and nothing else: the one rule that reads colours is enough, and four times as quick. */
export const expectReadable = async (page: Page, name: string): Promise<void> =>
  expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']), name)

const expectNothing = async (axe: AxeBuilder, name: string): Promise<void> => {
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe on ${name}`).toEqual([])
}
