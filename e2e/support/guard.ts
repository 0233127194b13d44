import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test'

/** Collects what no page may do. `problems` is empty at the end of a passing test. */
export interface Guard {
  readonly problems: readonly string[]
  /** Allows console messages that the test causes on purpose, such as a refusal. */
  expect(...patterns: RegExp[]): void
  watch(context: BrowserContext): Promise<void>
  /** Clears messages and expectations, for a browser that several tests share. */
  clear(): void
}

const isLocal = (url: string): boolean => {
  const { protocol, hostname } = new URL(url)
  return ['blob:', 'data:', 'about:', 'file:'].includes(protocol) || ['localhost', '127.0.0.1'].includes(hostname)
}

const formatMessage = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`

declare global {
  interface Window {
    reportViolation(line: string): Promise<void>
  }
}

/** Runs in the page: reports every violation of the content security policy to the test (W-01). */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, documentURI } = event
    const where = `${sourceFile}:${lineNumber} ${sample}`
    void window.reportViolation(`${effectiveDirective} refused ${blockedURI} at ${where} on ${documentURI}`)
  })
}

const isViolation = (line: string): boolean => line.startsWith('content policy:')

/** Collects console errors, policy violations, uncaught errors and requests to other machines. */
export const createGuard = (): Guard => {
  const messages: string[] = []
  const expected: RegExp[] = []
  return {
    get problems() {
      return messages.filter((line) => isViolation(line) || !expected.some((pattern) => pattern.test(line)))
    },
    expect: (...patterns) => {
      expected.push(...patterns)
    },
    clear: () => {
      messages.length = 0
      expected.length = 0
    },
    watch: async (context) => {
      await context.exposeFunction('reportViolation', (line: string) => messages.push(`content policy: ${line}`))
      await context.addInitScript(reportViolations)
      context.on('console', (message) => {
        if (message.type() === 'error') messages.push(`console: ${formatMessage(message)}`)
      })
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      context.on('request', (request: Request) => {
        if (!isLocal(request.url())) messages.push(`left this machine: ${request.url()}`)
      })
    },
  }
}
