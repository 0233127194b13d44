const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
const findFirst = (list: typeof browsers, text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/**
 * Browser and system of a User-Agent header ("Chrome on Windows"), enough to recognize one's own session; the header
 * itself, which reveals more, is not stored. Empty if neither is recognized.
 */
export const deviceLabel = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500)
  return [findFirst(browsers, text), findFirst(systems, text)].filter((part) => part !== '').join(' on ')
}
