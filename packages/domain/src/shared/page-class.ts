/**
 * What a page may do, by its content security policy. `plain`: company and public pages, nothing but our own scripts.
 * `interview`: pages where a candidate is recorded or practises; they compile WebAssembly and run workers as well.
 */
export type PageClass = 'plain' | 'interview'

/** Pages about one candidate, which anyone with the link may open: search engines must not list them. */
export const isPersonalPage = (pathname: string): boolean =>
  /^\/(?:certification|submission|your-response|shared)(?:\/|$)/.test(pathname)

/**
 * The class of a page's path. The server answers with its policy; the web reloads the page when a link leads from one
 * class to the other, because a policy belongs to a document for as long as it lives.
 */
export const classifyPage = (pathname: string): PageClass =>
  /^\/(?:practice\/)?interview(?:\/|$)/.test(pathname) ? 'interview' : 'plain'
