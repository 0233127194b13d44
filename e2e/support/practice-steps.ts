import { expect, type Page } from '@playwright/test'
import { en, like, type Words } from './words'

interface PracticeOptions {
  readonly words?: Words
  /** Called on every loaded step, to run axe or take a picture. */
  readonly onStep?: (name: string) => Promise<void>
  /** Practices with questions like the interview's. */
  readonly isSimilar?: boolean
}

const doNothing = async (): Promise<void> => {}

/** Walks through a typed practice from its introduction to the confirmation. */
export const goToPracticeConfirmation = async (
  page: Page,
  { words = en, onStep = doNothing, isSimilar = false }: PracticeOptions,
): Promise<void> => {
  const { practice } = words
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const reach = async (title: string, name: string) => {
    await expect(page.getByRole('heading', { level: 1, name: like(title) })).toBeVisible()
    await onStep(name)
  }
  await reach(practice.intro.title, 'practice-intro')
  await press(practice.intro.start)
  if (isSimilar) await page.getByText(practice.type.similar, { exact: true }).click()
  await reach(practice.type.title, 'practice-type')
  await press(words.common.actions.continue)
  await reach(words.candidate.devices.typedTitle, 'practice-devices')
  await press(words.candidate.devices.continueTyping)
  await reach(practice.screening.title, 'practice-screening')
  await press(words.common.actions.continue)
  await reach(practice.instruction.title, 'practice-instruction')
  await press(words.common.actions.continue)
  await reach(practice.secondInstruction.title, 'practice-second-instruction')
  await press(words.common.actions.continue)
  await reach(practice.confirm.title, 'practice-confirm')
}
