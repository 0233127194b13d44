/** The spec's list: Chrome, Edge, Safari from 17 on. */
const SAFARI_FROM = 17

/** By the browser's own description: whether speaking on video is promised to work. Others may go on at their own risk. */
export function isSupportedBrowser(userAgent: string): boolean {
  if (/\b(?:OPR|Opera|SamsungBrowser|YaBrowser|Vivaldi)\//.test(userAgent)) return false
  if (/\bFirefox\/|\bFxiOS\//.test(userAgent)) return false
  if (/\b(?:Chrome|HeadlessChrome|CriOS|Edg|EdgA|EdgiOS)\//.test(userAgent)) return true
  const safari = /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//.exec(userAgent)
  return safari !== null && Number(safari[1]) >= SAFARI_FROM
}
