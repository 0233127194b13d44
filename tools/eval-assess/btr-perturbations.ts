import { assess } from '../../packages/assess/src/index'
import { type Assessment, cognitiveDims } from '../../packages/contract/src/index'
import { type BtrTests, buildInput, type Turn } from './btr-data'
import { atMost, type EvalRow } from './table'

const deps = { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'assessment-1' }
const epsilon = 1e-9

export const assessTurns = (turns: readonly Turn[], added: readonly Turn[] = []): Assessment =>
  assess(buildInput(turns, added), deps)

interface PerturbationRule {
  readonly name: string
  readonly measure: string
  readonly isBroken: (changes: readonly number[]) => boolean
  /** Name of the turn that the baseline already contains; if absent, the baseline is the plain interview. */
  readonly after?: string
  /** Share of cases that may break the rule. Null if the figure has no limit. */
  readonly maxShare: number | null
}

const rules: readonly PerturbationRule[] = [
  {
    name: 'repetition',
    measure: 'M05 repeating in other words moves a level by more than 0.2',
    isBroken: (c) => movesLevel(c, 0.2),
    maxShare: 0.1,
  },
  {
    name: 'irrelevance',
    measure: 'M14 chat about something else moves a level by more than 0.1',
    isBroken: (c) => movesLevel(c, 0.1),
    maxShare: 0,
  },
  {
    name: 'aggrandising',
    measure: 'M15 flattery lifts a level by more than 0.1',
    isBroken: (c) => raisesLevel(c, 0.1),
    maxShare: 0,
  },
  {
    name: 'high-evidence',
    measure: 'M16 strong evidence lifts no level',
    isBroken: (c) => !raisesLevel(c, 0.05),
    maxShare: null,
  },
  {
    name: 'low-evidence',
    measure: 'M17 weak evidence lifts a level by more than 0.2',
    isBroken: (c) => raisesLevel(c, 0.2),
    maxShare: null,
  },
  {
    name: 'high-evidence-debase',
    after: 'high-evidence',
    measure: 'M18 withdrawing strong evidence lowers no level (known limit)',
    isBroken: (c) => !c.some((change) => change < -0.05),
    maxShare: null,
  },
]

/** Measures how often an added turn breaks an invariant of the cognitive dimensions. */
export function measurePerturbations({ base, tests }: BtrTests, keep: (resumeId: string) => boolean): EvalRow[] {
  return rules.map((rule): EvalRow => {
    const cases = tests.filter((test) => test.name === rule.name && keep(test.resumeId))
    const changes = cases.flatMap((test) => {
      const turns = base.get(test.resumeId)
      const first = tests.find((earlier) => earlier.name === rule.after && earlier.resumeId === test.resumeId)
      if (turns === undefined || (rule.after !== undefined && first === undefined)) return []
      return listLevelChanges(turns, first === undefined ? [] : [first.added], test.added)
    })
    const broken = changes.filter((change) => rule.isBroken(change)).length
    return {
      measure: `${rule.measure}, share of interviews`,
      ours: changes.length === 0 ? null : broken / changes.length,
      naive: null,
      aim: rule.maxShare === null ? null : atMost(rule.maxShare),
      n: changes.length,
    }
  })
}

/** Changes of each cognitive dimension. A dimension without a level before counts as a rise from the lowest level. */
function listLevelChanges(turns: readonly Turn[], previousTurns: readonly Turn[], added: Turn): number[][] {
  const before = assessTurns(turns, previousTurns)
  const after = assessTurns(turns, [...previousTurns, added])
  const changes = cognitiveDims.flatMap((id) => {
    const a = getLevel(before, id)
    const b = getLevel(after, id)
    if (b === null) return []
    return [b - (a ?? 1)]
  })
  return changes.length === 0 ? [] : [changes]
}

function getLevel(assessment: Assessment, id: (typeof cognitiveDims)[number]): number | null {
  const dim = assessment.dims[id]
  return dim.state === 'scored' ? dim.level : null
}

function movesLevel(changes: readonly number[], limit: number): boolean {
  return changes.some((change) => Math.abs(change) > limit + epsilon)
}

function raisesLevel(changes: readonly number[], limit: number): boolean {
  return changes.some((change) => change > limit + epsilon)
}
