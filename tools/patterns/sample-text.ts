import type { ProbeInput } from '../../packages/ai/src/ports/interviewer'
import { readAnswer } from '../../packages/ai/src/providers/builtin/interviewer/read-answer'
import { findUnexplainedTerms } from '../../packages/ai/src/providers/builtin/interviewer/unexplained-terms'
import { readAnnotations } from '../../packages/ai/src/providers/documents/hidden-odt'
import { odtToText } from '../../packages/ai/src/providers/documents/markup-to-text'
import { removeHiddenText } from '../../packages/ai/src/providers/documents/remove-hidden-text'
import { assess } from '../../packages/assess/src/assess'
import { englishCv, vietnameseCv } from '../../packages/assess/src/cv/testing/cv-texts'
import type { AssessInput } from '../../packages/assess/src/input'
import { redactOrganizations } from '../../packages/assess/src/judge/redactions'
import { buildInterview, fixedDeps } from '../../packages/assess/src/testing/interview'

/** An honest interview with an honest CV. */
export const buildSampleInterview = (language: 'en' | 'vi'): AssessInput => ({
  ...buildInterview(language, 'typed'),
  cv: {
    text: language === 'en' ? englishCv : vietnameseCv,
    sha256: '0'.repeat(64),
    hidden: [],
    asOf: '2026-01-01',
    email: 'someone@example.org',
    screening: [{ label: 'How many years of experience do you have?', value: '17' }],
  },
})

const sampleProbe: ProbeInput = {
  sessionId: 'session',
  turn: 1,
  language: 'en',
  question: { text: 'How do you plan?', kind: 'technical', expectedPoints: [], requirementTerms: ['SQL'] },
  answer: { text: 'I plan in SQL.', modality: 'text', speechMs: null },
  probesOnThisQuestion: [],
  probesInInterview: 0,
  lastProbeKind: null,
  remainingMs: 600_000,
}

/** Runs the code that builds patterns from names and words: each such line runs at least once. */
export function runOnSamples(): void {
  for (const language of ['en', 'vi'] as const) assess(buildSampleInterview(language), fixedDeps)
  redactOrganizations('I worked at Brightwater Foods.', [{ kind: 'job', organization: 'Brightwater Foods' }])
  findUnexplainedTerms(sampleProbe, readAnswer(sampleProbe))
  removeHiddenText('one two', [{ text: 'two', reason: 'tiny' }])
  readAnnotations('<svg:title>one</svg:title>')
  odtToText('<text:p>one<svg:title>two</svg:title></text:p>')
}
