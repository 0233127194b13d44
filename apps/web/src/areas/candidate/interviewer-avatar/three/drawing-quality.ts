export interface DrawingQuality {
  isSmoothed: boolean
  pixelRatio: number
  /** True: the processor draws. */
  isCostly: boolean
}

const MAX_PIXEL_RATIO = 1.5
/** Names of renderers that draw on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/**
 * On the processor, smoothing edges costs as much again as the whole picture (480x480 on two cores: 15 ms without, 29 ms with);
 * a quarter more pixels each way hide the steps for 4 ms.
 */
export function qualityFor(renderer: string, devicePixelRatio: number): DrawingQuality {
  if (SOFTWARE.test(renderer)) return { isSmoothed: false, pixelRatio: 1.25, isCostly: true }
  return { isSmoothed: true, pixelRatio: Math.min(devicePixelRatio, MAX_PIXEL_RATIO), isCostly: false }
}

/** Detects what draws on this machine. Uses a separate context, because smoothing is set before the real one exists. Throws without WebGL. */
export function rendererName(): string {
  const context = document.createElement('canvas').getContext('webgl2')
  if (context === null) throw new Error('no WebGL 2')
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(info === null ? context.RENDERER : info.UNMASKED_RENDERER_WEBGL)
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}
