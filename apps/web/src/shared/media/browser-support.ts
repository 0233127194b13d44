/** The specification's list: Chrome, Edge, Safari 17 or later. */
const SAFARI_FROM = 17

/** Whether the user agent is supported for video answers. Others may continue at their own risk. */
export function isSupportedBrowser(userAgent: string): boolean {
  if (/\b(?:OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi)\//.test(userAgent)) return false
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return false
  if (/\b(?:Chrome|HeadlessChrome|CriOS|Edg|EdgA|EdgiOS)\//.test(userAgent)) return true
  const safari = /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//.exec(userAgent)
  return safari !== null && Number(safari[1]) >= SAFARI_FROM
}
