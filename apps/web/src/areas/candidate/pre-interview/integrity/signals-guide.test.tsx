import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baselineStore } from '../../../../features/integrity/capture/baseline-store'
import { messages as english } from '../../../../locales/en/integrity'
import { openDraft } from '../../draft'
import { SignalsGuide } from './signals-guide'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker')
  openDraft('l').saveSignals(true)
})

const show = () =>
  render(
    <IntlProvider locale="en" messages={{ integrity: english }} timeZone="UTC">
      <SignalsGuide draft={openDraft('l')} linkId="l" video={{ current: null }} isOn />
    </IntlProvider>,
  )

test('a device that can’t analyze the picture says so and doesn’t ask the candidate to hold still', async () => {
  show()
  expect(await screen.findByText(english.guide.notAvailable)).toBeTruthy()
  expect(screen.queryByText(english.guide.text)).toBeNull()
})

test('declining withdraws the consent, drops the calibration, and moves the focus to the result', async () => {
  const still = { sidewaysDeg: 1, sidewaysSpreadDeg: 1, downDeg: 1, downSpreadDeg: 1 }
  baselineStore.save('l', still)
  show()
  await screen.findByText(english.guide.notAvailable)
  fireEvent.click(screen.getByRole('button', { name: english.guide.optOut }))
  expect(openDraft('l').readSignals()).toBe(false)
  expect(baselineStore.read('l')).toBeNull()
  expect(document.activeElement?.textContent).toBe(english.guide.optedOut)
})

test('a candidate who declined earlier keeps the focus where it is on the next visit', () => {
  openDraft('l').saveSignals(false)
  show()
  expect(screen.getByText(english.guide.optedOut)).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})
