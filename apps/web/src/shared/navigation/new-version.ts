import { readStored, writeStored } from '../storage'

const KEY = 'candor.reloaded-for'

/** May this page be reloaded under the reader? Never in an interview: it would cut a recording. */
export function mayReload(pathname: string): boolean {
  return !/^\/(practice\/)?interview\//.test(pathname)
}

/** After a deploy an old tab asks for files that are gone: reload once for this version, and not again if it fails the same way. */
export function reloadOnceForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload(window.location.pathname) || readStored('session', KEY) === import.meta.url) return
    if (!writeStored('session', KEY, import.meta.url)) return
    event.preventDefault()
    window.location.reload()
  })
}
