/** In order of preference: WebM stays readable when cut anywhere; Safari supports only fragmented MP4. */
const CANDIDATES = ['video/webm;codecs=vp8,opus', 'video/mp4;codecs=avc1,opus', 'video/mp4', 'video/webm'] as const

/** Null if this browser can't record. One choice per interview, because joined segments must have one type. */
export const chooseMime = (isSupported: (mime: string) => boolean): string | null =>
  CANDIDATES.find((mime) => isSupported(mime)) ?? null

/** Safari's MP4 fragments are one second long, so shorter slices would be empty blobs. */
export const getTimesliceMs = (mime: string): number => (mime.startsWith('video/webm') ? 500 : 1000)

/** The MIME type as the contract has it: lower case, without quotes, as reported by the started recorder. */
export const getWireMime = (recorded: string, asked: string): string => (recorded === '' ? asked : recorded)
