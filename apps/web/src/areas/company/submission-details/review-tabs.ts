export const tabIds = [
  'answers',
  'dimensions',
  'transcript',
  'screening',
  'cv',
  'questions',
  'integrity',
  'chat',
] as const
export type TabId = (typeof tabIds)[number]
