import type { Stage } from '@candor/contract'

export const sampleStage = (kind: Stage['kind'], hasMessage: boolean): Stage => ({
  id: crypto.randomUUID(),
  kind,
  name: null,
  place: 0,
  applicantCount: 1,
  hasMessage,
})
