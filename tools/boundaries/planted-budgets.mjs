/**
 * One violation per budget: { rule, path, source, besides? }, to be reported by exactly that lint rule. `rule: null` marks
 * what must stay allowed. `count` lines of a kind are made here, so that the numbers stand where they are proven.
 */
const lines = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('\n')
const calls = (count) => lines(count, () => '  use()')
const HERE = 'apps/server/src/planted'
const USE = "import { use } from './use'\n\n"

const file = (count) => `${lines(count, (index) => `export const line${index} = ${index}`)}\n`
const body = (count) => `${USE}export function long(): void {\n${calls(count)}\n}\n`
const ifs = (count) =>
  `${USE}export function choose(n: number): void {\n${lines(count, (index) => `  if (n === ${index}) use()`)}\n}\n`
const parameters = (count) =>
  `export const many = (${Array.from({ length: count }, (_, i) => `p${i}: number`).join(', ')}): number => p0\n`

const SWITCH = `export function word(state: 'open' | 'closed'): string {
  switch (state) {
    case 'open':
      return 'o'
  }
  return ''
}
`

const CATCH = `export async function wait(): Promise<void> {
  await Promise.resolve()
}

export function start(): void {
  wait()
}
`

const violations = [
  ['style/noExcessiveLinesPerFile', 'long-file.ts', file(301)],
  ['complexity/noExcessiveLinesPerFunction', 'long-function.ts', body(61)],
  ['complexity/noExcessiveLinesPerFunction', 'long-component.tsx', body(101)],
  ['complexity/useMaxParams', 'many-parameters.ts', parameters(4)],
  ['complexity/noExcessiveCognitiveComplexity', 'complex.ts', ifs(11)],
  ['suspicious/noExplicitAny', 'any.ts', 'export const anything: any = 1\n'],
  ['style/noNonNullAssertion', 'non-null.ts', 'export const sure = (n: number | null): number => n!\n'],
  ['style/noDefaultExport', 'default-export.ts', 'export default function work(): void {}\n'],
  ['suspicious/noConsole', 'console.ts', "console.log('x')\n"],
  ['style/noProcessEnv', 'process-env.ts', 'export const home = process.env.HOME\n'],
  ['style/useFilenamingConvention', 'camelCase.ts', 'export const camel = 1\n'],
  ['nursery/noFloatingPromises', 'floating.ts', CATCH],
  ['nursery/useExhaustiveSwitchCases', 'switch.ts', SWITCH],
  ['nursery/noUnsafeTypeAssertion', 'unsafe-cast.ts', 'export const cast = (x: unknown): string => x as string\n'],
  ['correctness/noUnusedImports', 'unused-import.ts', `${USE}export const nothing = 1\n`],
  ['plugin', 'date-now.ts', 'export const now = (): number => Date.now()\n'],
  ['plugin', 'new-date.ts', 'export const today = (): Date => new Date()\n'],
  ['plugin', 'raw-route.ts', rawRoute('get')],
  ['plugin', 'raw-post.ts', rawRoute('post')],
  ['plugin', 'mode-literal.ts', isEqual("mode === 'chat'", "{ mode }: { mode: 'chat' | 'live' }")],
  ['plugin', 'language-literal.ts', isEqual("row.language !== 'vi'", "row: { language: 'en' | 'vi' }")],
  ['plugin', 'state-literal.ts', isEqual("session.state === 'ended'", "session: { state: 'started' | 'ended' }")],
  ['plugin', 'screening-literal.ts', isEqual('question.type === 286', 'question: { type: 250 | 286 }')],
  ['plugin', 'includes-literal.ts', isEqual("modes.includes('chat')", "modes: readonly ('chat' | 'live')[]")],
  ['plugin', 'listed-literals.ts', isEqual("['question', 'repeat'].includes(entry.type)", 'entry: { type: string }')],
  ['plugin', 'reversed-literal.ts', isEqual("'sealed' === upload.state", "upload: { state: 'open' | 'sealed' }")],
  ['plugin', 'case-literal.ts', switchOn('mode', 'live')],
]

/** One word of each enumeration, with the name of a value that has it. */
const contractWords = [
  ['state', 'skipped'],
  ['state', 'cancelled'],
  ['state', 'assessing'],
  ['state', 'withdrawn'],
  ['state', 'outbox'],
  ['transcript', 'pending'],
  ['modality', 'typed'],
  ['endReason', 'abandoned'],
  ['role', 'owner'],
  ['role', 'interviewer'],
  ['type', 'followUp'],
  ['itemType', 'multiple_items'],
  ['kind', 'networkLost'],
  ['kind', 'behavioural'],
  ['kind', 'rephrase'],
  ['kind', 'skill'],
  ['kind', 'docx'],
  ['kind', 'speech-to-text'],
  ['label', 'low'],
  ['networkQuality', 'poor'],
  ['purpose', 'server_transcription'],
  ['purpose', 'sign_up'],
  ['purpose', 'judge'],
  ['flow', 'transfer'],
  ['interviewer', 'linh'],
  ['targetType', 'set'],
  ['audience', 'candidate'],
  ['access', 'invitation'],
  ['code', 'over_budget'],
  ['outcome', 'ok'],
  ['ability', 'set.manage'],
]
const contractNumbers = ['status', 'userStatus', 'tier', 'retakeState']

/** Where the rule about words of the contract holds in the web app. */
export const webParts = ['areas', 'features', 'shared']

const literals = [
  ...contractWords.map(([name, word], index) => [`${HERE}/word-${index}.ts`, isWord(name, word)]),
  ...contractNumbers.map((name, index) => [
    `${HERE}/number-${index}.ts`,
    isEqual(`row.${name} === 2`, `row: { ${name}: number }`),
  ]),
  ...webParts.map((part) => [`apps/web/src/${part}/planted/state-literal.tsx`, isWord('state', 'aborted')]),
]

const SCHEMA = `import { zEmail } from '@candor/contract'

export const isEmail = (text: string): boolean => zEmail.safeParse(text).success
`
const VALIDATOR = "import { z } from 'zod'\n\nexport const text = z.string()\n"
const restricted = [
  ['apps/web/src/shared/planted/schema.ts', SCHEMA],
  ['apps/web/src/shared/planted/validator.ts', VALIDATOR],
]

function rawRoute(method) {
  return `import type { FastifyInstance } from 'fastify'

export function add(fastify: FastifyInstance): void {
  fastify.${method}('/planted', () => 'x')
}
`
}

function isEqual(comparison, parameter) {
  return `export function isEqual(${parameter}): boolean {\n  return ${comparison}\n}\n`
}

function isWord(name, word) {
  return isEqual(`row.${name} === '${word}'`, `row: { ${name}: string }`)
}

function switchOn(name, word) {
  return `export function name(${name}: '${word}' | 'other'): string {
  switch (${name}) {
    case '${word}':
      return 'a'
    case 'other':
      return 'b'
  }
}
`
}

const allowed = [
  ['apps/web/src/features/planted/schema.ts', SCHEMA],
  [`${HERE}/other-state.ts`, isWord('state', 'open')],
  [`${HERE}/other-kind.ts`, isWord('kind', 'refused')],
  [
    `${HERE}/named-constant.ts`,
    isEqual('set.status === status.ACTIVE', 'set: { status: number }, status: { ACTIVE: number }'),
  ],
  [`${HERE}/file-at-limit.ts`, file(300)],
  [`${HERE}/function-at-limit.ts`, body(57)],
  [`${HERE}/component-at-limit.tsx`, body(97)],
  [`${HERE}/parameters-at-limit.ts`, parameters(3)],
  [`${HERE}/env.ts`, 'export const home = process.env.HOME\n'],
  [`${HERE}/clock.ts`, 'export const now = (): number => Date.now()\n'],
  [`${HERE}/date-of-iso.ts`, 'export const at = (iso: string): Date => new Date(iso)\n'],
  [`${HERE}/map-get.ts`, 'export const read = (map: Map<string, number>): number | undefined => map.get("x")\n'],
  ['apps/server/src/http/register-planted.ts', rawRoute('get')],
  [`${HERE}/use.ts`, 'export function use(): void {}\n'],
]

export const plantedBudgets = [
  ...violations.map(([rule, name, source]) => ({ rule, path: `${HERE}/${name}`, source })),
  ...literals.map(([path, source]) => ({ rule: 'plugin', path, source })),
  ...restricted.map(([path, source]) => ({ rule: 'style/noRestrictedImports', path, source })),
  ...allowed.map(([path, source]) => ({ rule: null, path, source })),
]
