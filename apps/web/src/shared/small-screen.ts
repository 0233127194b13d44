import { webLimits } from '@candor/domain'

const widthPx = `${webLimits.mobileBreakpointPx}px`
/** The device's width too: zoom narrows the page on a screen that is wide enough. first-page.css has the same query. */
export const smallScreenQuery = `(max-width: ${widthPx}) and (max-device-width: ${widthPx})`

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
