import { type AnySchema, getEventIteratorSchemaDetails, isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../contract'
import { digitalSources, getDigitalSource } from './digital-sources'

/** A kind of text that a model may write: the fields that it is recognized by, and the field that says who wrote it. */
interface WrittenText {
  readonly fields: readonly string[]
  readonly source: string
  /** Of the routes that answer with it. */
  readonly modules: readonly string[]
}

/** Decision 075 lists the same. The source stands in the same object, or in one around it. */
const writtenTexts: Readonly<Record<string, WrittenText>> = {
  followUp: {
    fields: ['questionText', 'isFollowUp'],
    source: 'questionDigitalSource',
    modules: [
      'interview.candidate',
      'interview.chat',
      'interview.live',
      'interview.noVoice',
      'interview.questionReview',
      'interview.retake',
      'interview.shared',
      'interview.submission',
      'interview.text',
      'seeker.submission',
    ],
  },
  message: {
    fields: ['content', 'role', 'timestamp'],
    source: 'digitalSource',
    modules: [
      'interview.candidate',
      'interview.chat',
      'interview.live',
      'interview.noVoice',
      'interview.retake',
      'interview.submission',
      'interview.text',
    ],
  },
  rationale: {
    fields: ['whyNotHigher'],
    source: 'engine',
    modules: ['interview.assessment', 'interview.shared', 'interview.submission', 'seeker.submission'],
  },
  statement: { fields: ['ground', 'text', 'citations'], source: 'digitalSource', modules: ['interview.submission'] },
  summaryLine: { fields: ['questionText', 'text', 'citation'], source: 'madeBy', modules: ['interview.submission'] },
  draftedQuestion: {
    fields: ['text', 'kind', 'expectedPoints', 'criteria'],
    source: 'producedBy',
    modules: ['interview.generate', 'interview.set'],
  },
  draftedRequirement: {
    fields: ['name', 'kind', 'weight', 'isMustHave'],
    source: 'producedBy',
    modules: ['interview.generate', 'interview.set'],
  },
  draftedTranslation: {
    fields: ['text', 'expectedPoints', 'producedBy'],
    source: 'producedBy',
    modules: ['interview.generate'],
  },
  draftedTitle: { fields: ['title', 'producedBy'], source: 'producedBy', modules: ['interview.generate'] },
  draftedInstruction: { fields: ['instruction', 'producedBy'], source: 'producedBy', modules: ['interview.generate'] },
}

const toOutput = (schema: AnySchema | undefined): unknown => {
  const shape = getEventIteratorSchemaDetails(schema)?.yields ?? schema
  return shape instanceof z.ZodType ? z.toJSONSchema(shape, { unrepresentable: 'any' }) : {}
}

/** Each text in a response, as `kind`, or `kind without source` where nothing says who wrote it. */
function listTexts(node: unknown, around: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties } = { properties: undefined, ...node }
  const own = typeof properties === 'object' && properties !== null ? Object.keys(properties) : []
  const known = [...around, ...own]
  const found = Object.entries(writtenTexts)
    .filter(([, { fields }]) => fields.every((field) => own.includes(field)))
    .map(([kind, { source }]) => (known.includes(source) ? kind : `${kind} without source`))
  return [...found, ...Object.values(node).flatMap((child) => listTexts(child, known))]
}

const listRoutes = (node: object, prefix = ''): { readonly name: string; readonly texts: readonly string[] }[] =>
  Object.entries(node).flatMap(([key, child]) =>
    isContractProcedure(child)
      ? [{ name: `${prefix}${key}`, texts: listTexts(toOutput(child['~orpc'].outputSchema)) }]
      : listRoutes(child, `${prefix}${key}.`),
  )
const routes = listRoutes(contract)

test('every response with a text that a model may have written says who wrote it', () => {
  const unsaid = routes.filter(({ texts }) => texts.some((text) => text.endsWith('without source')))
  expect(unsaid).toEqual([])
})

test.each(Object.entries(writtenTexts))(
  '%s is in the responses of its modules, and of no others',
  (kind, { modules }) => {
    const found = routes.filter(({ texts }) => texts.includes(kind)).map(({ name }) => name.replace(/\.[^.]+$/, ''))
    expect([...new Set(found)].sort()).toEqual(modules)
  },
)

test('the built-in engine is named as rules, and anything else as a model', () => {
  expect(getDigitalSource('builtin')).toBe(digitalSources.rules)
  expect(getDigitalSource('vendor/m')).toBe(digitalSources.model)
})
