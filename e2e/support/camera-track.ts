import type { BrowserContext, Page } from '@playwright/test'

/** Records every stream that a page opens, so that a test can disconnect its camera. Call it before the first page. */
export const watchCameras = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const { mediaDevices } = navigator
    if (!('mediaDevices' in navigator)) return
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const streams: MediaStream[] = []
    Object.assign(window, { openedStreams: streams })
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      streams.push(stream)
      return stream
    }
  })
}

/** Ends the camera track as if it was unplugged. `stop` alone fires no event in the page. */
export const unplugCamera = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const opened: unknown = Reflect.get(window, 'openedStreams')
    const streams = Array.isArray(opened) ? opened.filter((stream) => stream instanceof MediaStream) : []
    const live = streams.flatMap((stream) => stream.getVideoTracks()).filter((track) => track.readyState === 'live')
    for (const track of live) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
    return live.length
  })
