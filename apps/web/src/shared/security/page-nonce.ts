declare global {
  interface Window {
    /** Where goober, the toasts' style library, looks for the nonce of its sheet. */
    __nonce__?: string
  }
}

/** The nonce of this page's content security policy; empty where a page has no such policy, as under the web's own dev server. */
export function pageNonce(): string {
  const script = document.querySelector('script[nonce]')
  return script instanceof HTMLScriptElement ? script.nonce : ''
}

const SHEET_ID = '_goober'

/**
 * Makes the sheet of the toasts before they do: with the nonce that lets it in, and without the HTML string goober would make
 * it of, which Trusted Types refuse.
 */
export function prepareToastSheet(): void {
  window.__nonce__ = pageNonce()
  const sheet = document.createElement('style')
  sheet.id = SHEET_ID
  sheet.nonce = window.__nonce__
  sheet.append(' ')
  document.head.append(sheet)
}
