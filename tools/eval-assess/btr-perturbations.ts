import { assess } from '../../packages/assess/src/index'
import { type Assessment, cognitiveDims } from '../../packages/contract/src/index'
import { type BtrTests, inputOf, type Turn } from './btr-data'
import { atMost, type EvalRow } from './table'

const deps = { clockIso: () => '2026-01-01T00:00:00.000Z', newId: () => 'assessment-1' }
const tiny = 1e-9

export const assessTurns = (turns: readonly Turn[], added: readonly Turn[] = []): Assessment =>
  assess(inputOf(turns, added), deps)

interface Rule {
  readonly name: string
  readonly measure: string
  readonly isBroken: (changes: readonly number[]) => boolean
  /** The turn that is in the interview before, by its name; without it the interview alone. */
  readonly after?: string
  /** Share of cases that may break it; null: told, and no limit is claimed. */
  readonly most: number | null
}

const rules: readonly Rule[] = [
  {
    name: 'repetition',
    measure: 'M05 said again in other words moves a level by more than 0.2',
    isBroken: (c) => moves(c, 0.2),
    most: 0.1,
  },
  {
    name: 'irrelevance',
    measure: 'M14 chat about something else moves a level by more than 0.1',
    isBroken: (c) => moves(c, 0.1),
    most: 0,
  },
  {
    name: 'aggrandising',
    measure: 'M15 flattery lifts a level by more than 0.1',
    isBroken: (c) => rises(c, 0.1),
    most: 0,
  },
  {
    name: 'high-evidence',
    measure: 'M16 strong evidence lifts no level',
    isBroken: (c) => !rises(c, 0.05),
    most: null,
  },
  {
    name: 'low-evidence',
    measure: 'M17 weak evidence lifts a level by more than 0.2',
    isBroken: (c) => rises(c, 0.2),
    most: null,
  },
  {
    name: 'high-evidence-debase',
    after: 'high-evidence',
    measure: 'M18 taking strong evidence back lowers no level (known limit)',
    isBroken: (c) => !c.some((change) => change < -0.05),
    most: null,
  },
]

/** How often a turn added to an interview breaks what must hold of the cognitive dimensions. */
export function disturbanceRows({ base, tests }: BtrTests, keep: (resumeId: string) => boolean): EvalRow[] {
  return rules.map((rule): EvalRow => {
    const cases = tests.filter((test) => test.name === rule.name && keep(test.resumeId))
    const changes = cases.flatMap((test) => {
      const turns = base.get(test.resumeId)
      const first = tests.find((one) => one.name === rule.after && one.resumeId === test.resumeId)
      if (turns === undefined || (rule.after !== undefined && first === undefined)) return []
      return changesOf(turns, first === undefined ? [] : [first.added], test.added)
    })
    const broken = changes.filter((one) => rule.isBroken(one)).length
    return {
      measure: `${rule.measure}, share of interviews`,
      ours: changes.length === 0 ? null : broken / changes.length,
      naive: null,
      aim: rule.most === null ? null : atMost(rule.most),
      n: changes.length,
    }
  })
}

/** Of each cognitive dimension with a level before; a dimension that only then gets one rose from the bottom. */
function changesOf(turns: readonly Turn[], said: readonly Turn[], added: Turn): number[][] {
  const before = assessTurns(turns, said)
  const after = assessTurns(turns, [...said, added])
  const changes = cognitiveDims.flatMap((id) => {
    const a = levelOf(before, id)
    const b = levelOf(after, id)
    if (b === null) return []
    return [b - (a ?? 1)]
  })
  return changes.length === 0 ? [] : [changes]
}

function levelOf(assessment: Assessment, id: (typeof cognitiveDims)[number]): number | null {
  const dim = assessment.dims[id]
  return dim.state === 'scored' ? dim.level : null
}

function moves(changes: readonly number[], limit: number): boolean {
  return changes.some((change) => Math.abs(change) > limit + tiny)
}

function rises(changes: readonly number[], limit: number): boolean {
  return changes.some((change) => change > limit + tiny)
}
