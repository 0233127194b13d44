import { webLimits } from '@candor/domain'
import { create } from 'zustand'
import { readStored, writeStored } from './storage'

const widthPx = `${webLimits.mobileBreakpointPx}px`
/**
 * The device's width and a finger as its pointer: zoom narrows the page on a screen that is wide enough, and in Firefox the device
 * too. Who zooms with a mouse or a keyboard is never on a small device. first-page.css has the same query.
 */
export const smallScreenQuery = `(max-width: ${widthPx}) and (max-device-width: ${widthPx}) and (pointer: coarse)`

const choiceKey = 'candor.small-screen'

/** Whether the notice was dismissed in this tab. before-paint.js reads the same key. */
export const useSmallScreenChoice = create<{ isContinued: boolean }>()(() => ({
  isContinued: readStored('session', choiceKey) === 'continued',
}))

/** Shows every page in spite of the small screen, until the tab is closed. */
export function continueOnSmallScreen(): void {
  writeStored('session', choiceKey, 'continued')
  useSmallScreenChoice.setState({ isContinued: true })
}

/**
 * The spec's routes and whether the small-screen notice spares them (section 2). An address that is no page of the product is spared
 * too: it must say so on a phone as well.
 */
export const smallScreenTable = {
  '/': 'notice',
  '/company/*': 'notice',
  '/submission': 'notice',
  '/interview/{id}': 'spared',
  '/interview/{id}/start': 'spared',
  '/interview/{id}/whisper-test': 'spared',
  '/interview/{id}/whisper-test/silero-direct': 'spared',
  '/interview/{id}/whisper-test/webrtc-vad': 'spared',
  '/practice/interview/{id}': 'spared',
  '/submission/{id}': 'spared',
  '/your-response': 'spared',
  '/payment': 'spared',
  '/certification': 'spared',
  '/shared/{id}': 'spared',
  '/jobs/{id}': 'spared',
  '/unsubscribe': 'spared',
  '/support': 'spared',
} as const satisfies Record<string, 'notice' | 'spared'>

const spared = Object.entries(smallScreenTable)
  .filter(([, rule]) => rule === 'spared')
  .map(([path]) => new RegExp(`^${path.replaceAll('{id}', '[^/]+')}/?$`))

export function isSparedFromSmallScreenNotice(pathname: string): boolean {
  return spared.some((pattern) => pattern.test(pathname))
}
