/** What the notices about AI name. The version is that of the root package.json. */
export const product = { name: 'Candor', version: '0.1.0' } as const

/** Where the notice of a set is, followed by the set's link; and its JSON Schema. */
export const interviewNoticePath = '/.well-known/ai-interview-notice'
export const interviewNoticeSchemaPath = '/.well-known/ai-interview-notice.schema.json'
