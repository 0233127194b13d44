import type { BrowserContext, Page } from '@playwright/test'

/** Keeps hold of every stream a page opens, so that a test can pull the plug of its camera. Before the first page. */
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

/** The camera goes away as if it was unplugged. `stop` alone is the page's own doing, of which no browser tells it. */
export const unplugCamera = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const opened: unknown = Reflect.get(window, 'openedStreams')
    const streams = Array.isArray(opened) ? opened.filter((one) => one instanceof MediaStream) : []
    const live = streams.flatMap((one) => one.getVideoTracks()).filter((track) => track.readyState === 'live')
    for (const track of live) {
      track.stop()
      track.dispatchEvent(new Event('ended'))
    }
    return live.length
  })
