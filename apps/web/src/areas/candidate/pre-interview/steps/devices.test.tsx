import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as common } from '../../../../locales/en/common'
import type { Speed } from '../../../../shared/media/devices/measure-upload'
import { openDraft } from '../../draft'
import type { InterviewMode } from '../../mode'
import { createIntro } from '../../testing/create-intro'
import { DevicesStep } from './devices'

const measurements: ((speed: Speed | null) => void)[] = []
vi.mock('../../../../shared/media/devices/measure-upload', () => ({
  measureUpload: () => new Promise<Speed | null>((resolve) => measurements.push(resolve)),
}))
vi.mock('../../../../shared/media/devices/use-capture', () => ({
  useCapture: () => ({
    stream: null,
    audio: 'ready',
    video: 'ready',
    isReady: true,
    devices: [],
    retry: vi.fn(),
    choose: vi.fn(),
  }),
}))
vi.mock('../../../../shared/media/use-mic-level', () => ({ useMicLevel: () => ({ level: null, isAudible: true }) }))
vi.mock('../devices/device-preview', () => ({ DevicePreview: () => null }))
vi.mock('../devices/use-free-space', () => ({ useStorageSpace: () => undefined }))

const slow: Speed = { uploadKbps: 400, label: 'low' }
const fast: Speed = { uploadKbps: 9_000, label: 'fast' }
const { devices } = candidate
const next = vi.fn()
const chooseMode = vi.fn()

/** Shows the step in a mode of a set that offers the given modes. */
const show = (mode: InterviewMode, modes: InterviewMode[] = ['chat', 'text']) => {
  const intro = { ...createIntro(), modes }
  const preInterview = {
    ...{
      intro,
      mode,
      offers: modes,
      hasWords: true,
      next,
      chooseMode,
      step: 'devices',
      steps: ['devices'],
      back: null,
      hasMoved: false,
    },
    ...{
      draft: openDraft(intro.linkId),
      asked: null,
      language: 'en',
      isSpoken: mode === 'chat',
      sessionId: null,
      isResumeOffered: false,
    },
    ...{ chooseLanguage: vi.fn(), goTo: vi.fn(), refresh: vi.fn() },
  }
  return render(
    <IntlProvider locale="en" messages={{ candidate, common }}>
      {/* The step reads only some of the state's parts. */}
      <DevicesStep preInterview={preInterview as never} />
    </IntlProvider>,
  )
}
/** Ends the measurement that runs. */
const measured = async (speed: Speed | null) => {
  await vi.waitFor(() => expect(measurements).not.toHaveLength(0))
  measurements.shift()?.(speed)
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  measurements.length = 0
  vi.clearAllMocks()
})
afterEach(cleanup)

test('a slow connection stops a spoken interview until a new measurement is fast enough', async () => {
  show('chat')
  await measured(slow)
  const notice = await screen.findByText('Your internet speed is not fast enough to start the interview...')
  expect(notice).toBeTruthy()
  expect(button(devices.continue).disabled).toBe(true)
  fireEvent.click(button(devices.checkAgain))
  expect(button(devices.continue).disabled).toBe(true)
  expect(screen.queryByText(devices.tooSlow)).toBeTruthy()
  await measured(fast)
  await vi.waitFor(() => expect(button(devices.continue).disabled).toBe(false))
  expect(screen.queryByText(devices.tooSlow)).toBeNull()
  fireEvent.click(button(devices.continue))
  expect(next).toHaveBeenCalledOnce()
})

test('a spoken interview waits for the first measurement, and continues if nothing can be measured', async () => {
  show('chat')
  expect(button(devices.continue).disabled).toBe(true)
  await measured(null)
  await vi.waitFor(() => expect(button(devices.continue).disabled).toBe(false))
})

test('a typed mode stays open on a slow connection and is offered there', async () => {
  show('chat')
  await measured(slow)
  const notice = within(await screen.findByTestId('speed-notice'))
  fireEvent.click(notice.getByRole('button', { name: devices.typeInstead }))
  expect(chooseMode).toHaveBeenCalledExactlyOnceWith('text')
  cleanup()
  show('text')
  await measured(slow)
  expect(button(devices.continueTyping).disabled).toBe(false)
  expect(screen.queryByText(devices.tooSlow)).toBeNull()
})

test('a set without a typed mode says what else helps', async () => {
  show('chat', ['chat'])
  await measured(slow)
  expect(await screen.findByText(devices.tooSlowOnly)).toBeTruthy()
  expect(screen.queryByRole('button', { name: devices.typeInstead })).toBeNull()
})
