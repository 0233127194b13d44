import {
  type Confidence,
  type CvDimId,
  cvSourceId,
  type Dim,
  type Evidence,
  type EvidenceTag,
  type NotEvaluatedReason,
  percentOfLevel,
} from '@candor/contract'
import { why } from '../../scorecards/scorecard'
import type { FlagContext } from '../flags/flag'
import type { CvModel } from '../model'
import { careerProgression, strategicFocus } from './career-attributes'
import { evidenceOf } from './collect-facts'
import type { CvAttribute, CvFinding, Place } from './finding'
import { learningVelocity } from './learning-velocity'
import {
  driveAndInitiative,
  intellectualAbility,
  managerialExperience,
  needsManagement,
  originalThinking,
  recognizedAccomplishments,
} from './work-attributes'

interface Rule {
  readonly find: CvAttribute
  readonly tag: EvidenceTag
}

const rules: Readonly<Record<CvDimId, Rule>> = {
  strategic_focus: { find: strategicFocus, tag: 'cv_direction' },
  learning_velocity: { find: learningVelocity, tag: 'cv_new_skill' },
  career_progression: { find: careerProgression, tag: 'cv_step_up' },
  drive_and_initiative: { find: driveAndInitiative, tag: 'cv_initiative' },
  intellectual_ability: { find: intellectualAbility, tag: 'cv_demanding_work' },
  managerial_experience: { find: managerialExperience, tag: 'cv_leadership' },
  recognized_accomplishments: { find: recognizedAccomplishments, tag: 'cv_recognition' },
  original_and_creative_thinking: { find: originalThinking, tag: 'cv_original_work' },
}

function absent(id: CvDimId, reason: NotEvaluatedReason): Dim {
  const params: Record<string, number> = reason === 'insufficient_evidence' ? { words: 0, needed: 0 } : {}
  const missing = reason === 'insufficient_evidence' ? [why('missing.cv_fact')] : []
  const reasons = [why(`not_evaluated.${reason}`, params)]
  return { id, state: 'not_evaluated', reason, confidence: 'low', evidence: [], measures: [], why: reasons, missing }
}

const mostQuotes = 4
const longestQuote = 400

function quotesOf(model: CvModel, places: readonly Place[], as: Pick<Evidence, 'effect' | 'tag'>): Evidence[] {
  return places.slice(0, mostQuotes).map(({ start, end }) => {
    const last = Math.min(end, start + longestQuote)
    return {
      answerId: cvSourceId,
      start,
      end: last,
      quote: model.text.slice(start, last),
      ...as,
      startMs: null,
      endMs: null,
    }
  })
}

const severalFacts = 3

/** Never more than medium: the engine counts what is written, it cannot weigh it. */
const confidenceOf = (found: CvFinding): Confidence => (found.count >= severalFacts ? 'medium' : 'low')

function scored(id: CvDimId, found: CvFinding, model: CvModel): Dim {
  const { tag } = rules[id]
  const plus = quotesOf(model, found.shows, { effect: '+', tag })
  const minus = quotesOf(model, found.against, { effect: '-', tag })
  return {
    id,
    state: 'scored',
    level: found.level,
    percent: percentOfLevel(found.level),
    se: null,
    confidence: confidenceOf(found),
    evidence: [...plus, ...minus],
    measures: [{ id: 'cv_facts', value: found.count, unit: 'count', contribution: found.level - 1 }],
    why: [why('cv.facts', { count: found.count }), why(`cv.${id}`)],
    missing: found.level < 5 ? [why('missing.cv_fact')] : [],
  }
}

/** One entry for each of the eight. */
export function everyAttribute(of: (id: CvDimId) => Dim): Record<CvDimId, Dim> {
  return {
    strategic_focus: of('strategic_focus'),
    learning_velocity: of('learning_velocity'),
    career_progression: of('career_progression'),
    drive_and_initiative: of('drive_and_initiative'),
    intellectual_ability: of('intellectual_ability'),
    managerial_experience: of('managerial_experience'),
    recognized_accomplishments: of('recognized_accomplishments'),
    original_and_creative_thinking: of('original_and_creative_thinking'),
  }
}

export const noCv = () => everyAttribute((id) => absent(id, 'no_cv'))

/** The eight attributes, each from the dated facts it counts. */
export function scoreAttributes(context: FlagContext): Record<CvDimId, Dim> {
  const evidence = evidenceOf(context)
  return everyAttribute((id) => {
    if (id === 'managerial_experience' && !needsManagement(evidence)) return absent(id, 'not_asked')
    const found = rules[id].find(evidence)
    return found === null ? absent(id, 'insufficient_evidence') : scored(id, found, context.model)
  })
}
