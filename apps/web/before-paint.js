// Runs before the first paint, so that neither the theme nor the language blinks. The build puts it into the page, where the content
// security policy allows it by its nonce. The same keys are read by src/shared/ui/theme.ts, src/shared/i18n/start-language.ts,
// src/shared/small-screen.ts and src/areas/candidate/draft.ts.
;(() => {
  const root = document.documentElement
  const read = (storage, key) => {
    try {
      return window[storage].getItem(key)
    } catch {
      // Storage is blocked: the system's theme and English are what is left.
      return null
    }
  }
  const theme = read('localStorage', 'candor.theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'dark' : 'light'

  const isLanguage = (language) => language === 'en' || language === 'vi'
  const kept = read('localStorage', 'candor.remember-vietnamese') === 'true' && read('localStorage', 'candor.language')
  const language =
    [
      new URLSearchParams(location.search).get('selected_lang'),
      read('sessionStorage', 'candor.visit-language'),
      kept,
    ].find(isLanguage) ?? 'en'
  // Who has begun an interview in this tab continues at another step than the first.
  const linkId = /^\/interview\/([^/]+)\/?$/.exec(location.pathname)?.[1]
  const draft = (purpose) => read('sessionStorage', `candor.interview.${linkId}.${purpose}`)
  const isUnderway = linkId !== undefined && (draft('code') !== null || (draft('step') ?? 'intro') !== 'intro')
  // What the server could not know when it rendered the page: then nothing is shown until the app draws it.
  if (root.lang !== language || isUnderway) root.dataset.firstPage = 'hidden'
  root.lang = language

  // The small-screen notice was dismissed in this tab: first-page.css.
  root.dataset.smallScreen = String(read('sessionStorage', 'candor.small-screen'))

  // A press on a button that can't act yet is kept for src/shared/first-page/take-over.ts; Escape cancels it.
  const early = { button: null }
  window.candorEarlyPress = early
  const keep = (button) => {
    early.button?.removeAttribute('aria-busy')
    early.button = button
    button?.setAttribute('aria-busy', 'true')
  }
  const findInFirstPage = (event, selector) =>
    event.target instanceof Element && event.target.closest('#first-page') ? event.target.closest(selector) : null
  const keepClick = (event) => {
    const button = findInFirstPage(event, 'button')
    if (button === null) return
    event.preventDefault()
    keep(button)
  }
  // A form without a button is sent by Enter, and a form that is sent loads the page again.
  const refuseSubmit = (event) => {
    if (findInFirstPage(event, 'form')) event.preventDefault()
  }
  const keepKey = (event) => {
    if (event.key === 'Escape') keep(null)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // Opens a menu, as a click does.
    const button = findInFirstPage(event, 'button[aria-haspopup="menu"]')
    if (button === null) return
    event.preventDefault()
    keep(button)
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('submit', refuseSubmit, true)
  document.addEventListener('keydown', keepKey, true)

  // What libraries do as soon as they are loaded, and the content security policy would count as a breach:
  // goober makes the sheet of the toasts without a nonce and from a string of HTML, unless it finds one;
  window.__nonce__ = document.currentScript.nonce
  const sheet = document.createElement('style')
  sheet.id = '_goober'
  sheet.nonce = window.__nonce__
  sheet.append(' ')
  document.head.append(sheet)
  // zod asks whether it may compile code, unless it is configured not to.
  window.__zod_globalConfig = { jitless: true }
})()
