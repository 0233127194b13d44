import { classifyPage } from '@candor/domain'
import type { RouterHistory } from '@tanstack/react-router'

interface Leave {
  assign: (path: string) => void
  replace: (path: string) => void
}

const getPathname = (path: string): string => new URL(path, 'http://product.invalid').pathname

/**
 * A history that never leads from one class of page to another inside the same document: each class has its own
 * security policy, so the browser must load the page (W-01). All links, redirects and `navigate` calls use this.
 */
export function keepPageClass(history: RouterHistory, pathname: string, leave: Leave): RouterHistory {
  const own = classifyPage(pathname)
  const crosses = (path: string): boolean => classifyPage(getPathname(path)) !== own
  const { push, replace } = history
  history.push = (path, ...rest) => (crosses(path) ? leave.assign(path) : push(path, ...rest))
  history.replace = (path, ...rest) => (crosses(path) ? leave.replace(path) : replace(path, ...rest))
  return history
}
