import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { getContentPolicy, pagePolicy, viewerPolicy } from './content-policy'

const nonce = 'b5h+YkOMH+wfr7Ee1/tezJwk'
const serious = new Set([Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE])

const listFindings = (policy: string): string[] =>
  [
    ...new CspEvaluator(new CspParser(policy).csp).evaluate(),
    ...new CspEvaluator(new CspParser(policy).csp).evaluate([], STRICTCSP_CHECKS),
  ]
    .filter(({ severity }) => serious.has(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)

test.each(['plain', 'submission', 'interview'] as const)(
  'W-01: the CSP evaluator finds nothing serious in the policy of %s pages',
  (pageClass) => {
    expect(listFindings(pagePolicy(pageClass, nonce))).toEqual([])
  },
)

test('W-01: the CSP evaluator finds nothing serious in the policies of data, assets and the API reference', () => {
  expect(listFindings(getContentPolicy('data'))).toEqual([])
  expect(listFindings(viewerPolicy(nonce))).toEqual([])
  // An asset's policy is a worker's: a file of ours has no nonce to begin from.
  expect(listFindings(getContentPolicy('asset')).filter((finding) => !finding.startsWith("script-src 'self'"))).toEqual(
    [],
  )
})

test('the CSP evaluator reports the holes of a weaker policy', () => {
  const strict = pagePolicy('plain', nonce)
  expect(
    listFindings(strict.replace("'strict-dynamic'", "'unsafe-inline' https:").replace(`'nonce-${nonce}'`, '')),
  ).not.toEqual([])
  expect(listFindings(strict.replace("base-uri 'none'; ", ''))).not.toEqual([])
})

test('W-01: plain pages may not compile WebAssembly, run workers or evaluate strings; interview pages name one Trusted Types policy', () => {
  const plain = pagePolicy('plain', nonce)
  expect(plain).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(plain).not.toMatch(/unsafe|worker-src|data: *;.*script/)
  const submission = pagePolicy('submission', nonce)
  expect(submission).toContain("worker-src 'self'; trusted-types default")
  expect(submission).not.toMatch(/unsafe|data: *;.*script/)
  const interview = pagePolicy('interview', nonce)
  expect(interview).toContain("'wasm-unsafe-eval'")
  expect(interview).toContain("worker-src 'self' blob:")
  expect(interview).toContain("require-trusted-types-for 'script'; ")
  expect(interview).toMatch(/trusted-types default$/)
  expect(interview).not.toMatch(/'unsafe-(inline|eval)'/)
})

/** What each directive allows, except for what each answer allows individually. */
const parseSources = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.filter((source) => source !== `'nonce-${nonce}'`)]
    }),
  )

test('the page, worker and files of face detection may not call any other address', () => {
  const page = parseSources(pagePolicy('interview', nonce))
  expect(page.get('default-src')).toEqual(["'none'"])
  expect(page.get('connect-src')).toEqual(["'self'"])
  expect(page.get('worker-src')).toEqual(["'self'", 'blob:'])
  expect(page.get('form-action')).toEqual(["'self'"])
  for (const policy of [getContentPolicy('wasmWorker'), getContentPolicy('asset')]) {
    const worker = parseSources(policy)
    expect(worker.get('default-src')).toEqual(["'none'"])
    expect(worker.get('connect-src')).toEqual(["'self'"])
    expect(worker.get('script-src')?.filter((source) => source !== "'wasm-unsafe-eval'")).toEqual(["'self'"])
  }
  const own = new Set(["'self'", "'none'", "'strict-dynamic'", "'wasm-unsafe-eval'", 'blob:', 'data:'])
  const fetching = [
    page,
    parseSources(getContentPolicy('wasmWorker')),
    parseSources(getContentPolicy('asset')),
  ].flatMap((policy) =>
    [...policy].filter(([name]) => name.endsWith('-src') || name === 'form-action').flatMap(([, sources]) => sources),
  )
  expect(fetching.filter((source) => !own.has(source))).toEqual([])
})
