import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { Operators } from './paint-page'

/** Pictures with more points are not decoded: only their place matters here, and a large one costs seconds. */
const MAX_IMAGE_POINTS = 1_000_000

/** pdf.js uses `transferToFixedLength`, which Node has from version 21 on. */
function completeRuntime(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length?: number) {
      const copy = new ArrayBuffer(length ?? this.byteLength)
      new Uint8Array(copy).set(new Uint8Array(this).subarray(0, copy.byteLength))
      return copy
    },
  })
}

/** A document of pdf.js, set up to be read and not shown. */
export async function openPdf(bytes: Uint8Array) {
  completeRuntime()
  // pdf.js takes over the array it is given and refuses a Buffer.
  return getDocumentProxy(new Uint8Array(bytes), {
    verbosity: 0,
    isEvalSupported: false,
    stopAtErrors: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: MAX_IMAGE_POINTS,
  })
}

export async function pdfOperators(): Promise<Operators> {
  const { OPS } = await getResolvedPDFJS()
  return OPS
}
