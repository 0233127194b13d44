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
})()
