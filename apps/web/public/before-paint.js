// Runs before the first paint, so that neither the theme nor the language blinks. A file of its own because the content security
// policy allows no inline script. The same keys are read by src/shared/ui/theme.ts and src/shared/i18n/language-storage.ts.
;(() => {
  const root = document.documentElement
  let theme = null
  let language = null
  try {
    theme = localStorage.getItem('candor.theme')
    language = sessionStorage.getItem('candor.visit-language')
  } catch {
    // Storage is blocked: the system's theme and English are what is left.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = isDark ? 'dark' : 'light'
  const asked = new URLSearchParams(location.search).get('selected_lang')
  root.lang = asked === 'vi' || (asked !== 'en' && language === 'vi') ? 'vi' : 'en'

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
