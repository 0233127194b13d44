/** The nonce of this page's content security policy; empty where a page has no such policy, as under the web's own dev server. */
export function pageNonce(): string {
  const script = document.querySelector('script[nonce]')
  return script instanceof HTMLScriptElement ? script.nonce : ''
}
