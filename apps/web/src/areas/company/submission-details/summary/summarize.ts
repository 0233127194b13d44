import type { Assessment, Evidence, QuestionResult, RequirementResult, SubmissionDetail } from '@candor/contract'
import { countJudged, isTypedAnswer, levelDimCount } from '@candor/domain'
import { groupQuestions, isAnswered, type QuestionGroup } from '../questions/group-questions'

/** At most so many headings of points in one line. */
const mostNamed = 2

interface Place {
  readonly questionId: string
  readonly number: number
}

/** Each line states what is in the result; none is written by a model. */
export interface Summary {
  /** The question with the largest share of its points. `none`: no point was heard; `uncounted`: no question's points are counted. */
  readonly strongest:
    | ({
        readonly kind: 'points'
        readonly covered: number
        readonly total: number
        readonly evidence: Evidence | null
      } & Place)
    | { readonly kind: 'none' | 'uncounted' }
  /** The answered question with the smallest share. `none`: every counted point was heard. */
  readonly gap:
    | ({ readonly kind: 'points'; readonly headings: readonly string[]; readonly more: number } & Place)
    | { readonly kind: 'none' | 'uncounted' }
  readonly mustHaves: {
    readonly total: number
    readonly named: number
    readonly missing: readonly string[]
    readonly notSearched: readonly string[]
  }
  readonly known: {
    readonly answered: number
    readonly questions: number
    readonly typed: number
    readonly words: number
    readonly judged: number
    readonly dims: number
  }
  /** What the next conversation can ask about. */
  readonly next:
    | { readonly kind: 'mustHave'; readonly name: string }
    | { readonly kind: 'point'; readonly heading: string; readonly number: number }
    | { readonly kind: 'question'; readonly number: number }
    | { readonly kind: 'none' }
}

type Counted = QuestionGroup & { readonly result: QuestionResult & { readonly share: number } }

const isCounted = (group: QuestionGroup): group is Counted => group.result !== null && group.result.share !== null

const toPlace = ({ questionId, number }: QuestionGroup): Place => ({ questionId, number })

const listNotHeard = ({ result }: Counted): string[] =>
  result.points.filter(({ state }) => state === 'not_heard').map(({ heading }) => heading)

/** The group with the largest figure; the first of several. */
const findLargest = (groups: readonly Counted[], figure: (group: Counted) => number): Counted | undefined =>
  groups.reduce<Counted | undefined>(
    (best, group) => (best === undefined || figure(group) > figure(best) ? group : best),
    undefined,
  )

function findStrongest(counted: readonly Counted[]): Summary['strongest'] {
  const best = findLargest(counted, ({ result }) => result.share)
  if (best === undefined) return { kind: 'uncounted' }
  if (best.result.share === 0) return { kind: 'none' }
  const heard = best.result.points.filter(({ state }) => state !== 'not_heard')
  const covered = heard.filter(({ state }) => state === 'covered')
  return {
    kind: 'points',
    ...toPlace(best),
    covered: covered.length,
    total: best.result.pointCount,
    evidence: best.result.quote ?? [...covered, ...heard][0]?.evidence[0] ?? null,
  }
}

function findGap(counted: readonly Counted[]): Summary['gap'] {
  const open = counted.filter((group) => listNotHeard(group).length > 0)
  const worst = findLargest(open, ({ result }) => -result.share)
  if (worst === undefined) return { kind: counted.length === 0 ? 'uncounted' : 'none' }
  const headings = listNotHeard(worst)
  return {
    kind: 'points',
    ...toPlace(worst),
    headings: headings.slice(0, mostNamed),
    more: Math.max(0, headings.length - mostNamed),
  }
}

/** The must-haves with what was found of each, in the set's order. */
export const listMustHaves = (
  assessment: Pick<Assessment, 'requirements'> | null,
  mustHaves: readonly string[],
): RequirementResult[] => (assessment?.requirements ?? []).filter(({ name }) => mustHaves.includes(name))

function countMustHaves(results: readonly RequirementResult[]): Summary['mustHaves'] {
  const namesOf = (state: RequirementResult['state']) =>
    results.filter((result) => result.state === state).map(({ name }) => name)
  return {
    total: results.length,
    named: namesOf('named').length,
    missing: namesOf('not_named'),
    notSearched: namesOf('not_searched'),
  }
}

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length

const countGroupWords = ({ result, answers }: QuestionGroup): number =>
  result?.words ?? answers.reduce((sum, { text }) => sum + countWords(text), 0)

type Submission = Pick<SubmissionDetail, 'answers' | 'questionCount' | 'mustHaves'>

function countKnown(
  groups: readonly QuestionGroup[],
  submission: Submission,
  assessment: Assessment | null,
): Summary['known'] {
  return {
    answered: groups.filter(isAnswered).length,
    questions: Math.max(submission.questionCount, groups.length),
    typed: groups.filter((group) => isAnswered(group) && group.answers.every(isTypedAnswer)).length,
    words: groups.reduce((sum, group) => sum + countGroupWords(group), 0),
    judged: countJudged(assessment),
    dims: levelDimCount,
  }
}

function findNext(summary: Pick<Summary, 'mustHaves' | 'gap'>, groups: readonly QuestionGroup[]): Summary['next'] {
  const [missing] = summary.mustHaves.missing
  if (missing !== undefined) return { kind: 'mustHave', name: missing }
  const unanswered = groups.find((group) => !isAnswered(group))
  if (unanswered !== undefined) return { kind: 'question', number: unanswered.number }
  const { gap } = summary
  const [heading] = gap.kind === 'points' ? gap.headings : []
  return gap.kind === 'points' && heading !== undefined
    ? { kind: 'point', heading, number: gap.number }
    : { kind: 'none' }
}

/** Sums a submission up in five lines, from the result alone. */
export function summarize(submission: Submission, assessment: Assessment | null): Summary {
  const groups = groupQuestions(submission.answers, assessment?.questions ?? [])
  const counted = groups.filter(isCounted)
  const gap = findGap(counted)
  const mustHaves = countMustHaves(listMustHaves(assessment, submission.mustHaves))
  return {
    strongest: findStrongest(counted),
    gap,
    mustHaves,
    known: countKnown(groups, submission, assessment),
    next: findNext({ mustHaves, gap }, groups),
  }
}
