import {
  type Aggregate,
  type Assessment,
  type Dim,
  type DimId,
  dimIds,
  type Evidence,
  percentOfLevel,
  type ScoredDim,
  zAssessment,
} from '@candor/contract'

/** Parts of an assessment for tests; every dimension begins without a level. */
export const sampleQuote = (part: Partial<Evidence> = {}): Evidence => ({
  answerId: 'a1',
  start: 0,
  end: 20,
  quote: 'I measured it first',
  effect: '+',
  tag: 'precise_words',
  startMs: 12_400,
  endMs: 14_000,
  ...part,
})

const parts = { confidence: 'low' as const, evidence: [], measures: [], why: [], missing: [] }

export const scoredDim = (id: DimId, level: number, part: Partial<ScoredDim> = {}): ScoredDim => ({
  ...parts,
  id,
  state: 'scored',
  level,
  percent: percentOfLevel(level),
  se: 0.4,
  ...part,
})

export const scoredGroup = (level: number, weightScored = 1): Aggregate => ({
  state: 'scored',
  level,
  percent: percentOfLevel(level),
  se: 0.4,
  confidence: 'medium',
  weightScored,
})

const noLevel: Aggregate = { state: 'not_evaluated', reason: 'insufficient_evidence', weightScored: 0 }

const notEvaluated = (id: DimId): Dim => ({ ...parts, id, state: 'not_evaluated', reason: 'insufficient_evidence' })

interface SamplePart extends Partial<Omit<Assessment, 'dims' | 'groups'>> {
  dims?: Partial<Record<DimId, Dim>>
  groups?: Partial<Assessment['groups']>
}

export function sampleAssessment({ dims = {}, groups = {}, ...part }: SamplePart = {}): Assessment {
  return {
    id: 'v1',
    submissionId: 's1',
    engine: 'builtin',
    engineVersion: 'builtin-2.1.0',
    rubricVersion: 'r1',
    inputHash: 'h',
    createdAt: '2026-11-01T10:00:00.000Z',
    state: 'scored',
    language: 'en',
    dims: zAssessment.shape.dims.parse(Object.fromEntries(dimIds.map((id) => [id, dims[id] ?? notEvaluated(id)]))),
    groups: { communication: noLevel, cognitive: noLevel, cv: noLevel, ...groups },
    overall: noLevel,
    weights: { groups: { communication: 0.4, cognitive: 0.6, cv: 0 }, dims: {} },
    redFlags: [],
    notes: [],
    ...part,
  }
}
