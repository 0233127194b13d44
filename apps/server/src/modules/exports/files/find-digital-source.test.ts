import { compositeDigitalSources, digitalSources } from '@candor/contract'
import { expect, test } from 'vitest'
import { findFileSource } from './find-digital-source'

const submissionOf = (...sources: readonly (keyof typeof digitalSources | null)[]) => ({
  assessment: null,
  answers: sources.map((source) => (source === null ? {} : { questionDigitalSource: digitalSources[source] })),
})

test('a file has the mark of a model if a model wrote anything in it, else of rules, else none', () => {
  const [people, rules, model] = [submissionOf(null), submissionOf(null, 'rules'), submissionOf('rules', 'model')]
  expect(findFileSource([people, rules, model])).toBe(compositeDigitalSources.model)
  expect(findFileSource([people, rules])).toBe(compositeDigitalSources.rules)
  expect(findFileSource([people])).toBeNull()
})
