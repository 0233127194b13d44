/**
 * What a page may do, by its content security policy. `plain`: company and public pages, nothing but our own scripts.
 * `submission`: a candidate's own pages, which also run the worker that knows whether recordings still wait on this device.
 * `interview`: pages where a candidate is recorded or practises; they compile WebAssembly and run workers as well.
 */
export type PageClass = 'plain' | 'submission' | 'interview'

/** Pages about one candidate, which anyone with the link may open: search engines must not list them. */
export const isPersonalPage = (pathname: string): boolean =>
  /^\/(?:certification|submission|your-response|shared)(?:\/|$)/.test(pathname)

/**
 * The class of a page's path. The server answers with its policy; the web reloads the page when a link leads from one
 * class to the other, because a policy belongs to a document for as long as it lives.
 */
export const classifyPage = (pathname: string): PageClass => {
  if (/^\/(?:practice\/)?interview(?:\/|$)/.test(pathname)) return 'interview'
  return /^\/submission(?:\/|$)/.test(pathname) ? 'submission' : 'plain'
}
