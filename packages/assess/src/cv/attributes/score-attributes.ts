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
import { buildWhy } from '../../scorecards/scorecard'
import type { FlagContext } from '../flags/flag'
import type { CvModel } from '../model'
import { scoreCareerProgression, scoreStrategicFocus } from './career-attributes'
import { collectFacts } from './collect-facts'
import type { CvAttribute, CvFinding, TextSpan } from './finding'
import { scoreLearningVelocity } from './learning-velocity'
import {
  requiresManagement,
  scoreDriveAndInitiative,
  scoreIntellectualAbility,
  scoreManagerialExperience,
  scoreOriginalThinking,
  scoreRecognizedAccomplishments,
} from './work-attributes'

interface AttributeRule {
  readonly find: CvAttribute
  readonly tag: EvidenceTag
}

const attributeRules: Readonly<Record<CvDimId, AttributeRule>> = {
  strategic_focus: { find: scoreStrategicFocus, tag: 'cv_direction' },
  learning_velocity: { find: scoreLearningVelocity, tag: 'cv_new_skill' },
  career_progression: { find: scoreCareerProgression, tag: 'cv_step_up' },
  drive_and_initiative: { find: scoreDriveAndInitiative, tag: 'cv_initiative' },
  intellectual_ability: { find: scoreIntellectualAbility, tag: 'cv_demanding_work' },
  managerial_experience: { find: scoreManagerialExperience, tag: 'cv_leadership' },
  recognized_accomplishments: { find: scoreRecognizedAccomplishments, tag: 'cv_recognition' },
  original_and_creative_thinking: { find: scoreOriginalThinking, tag: 'cv_original_work' },
}

function buildUnscored(id: CvDimId, reason: NotEvaluatedReason): Dim {
  const params: Record<string, number> = reason === 'insufficient_evidence' ? { words: 0, needed: 0 } : {}
  const missing = reason === 'insufficient_evidence' ? [buildWhy('missing.cv_fact')] : []
  const reasons = [buildWhy(`not_evaluated.${reason}`, params)]
  return { id, state: 'not_evaluated', reason, confidence: 'low', evidence: [], measures: [], why: reasons, missing }
}

const maxQuotes = 4
const maxQuoteChars = 400

function buildQuotes(
  model: CvModel,
  places: readonly TextSpan[],
  finding: Pick<Evidence, 'effect' | 'tag'>,
): Evidence[] {
  return places.slice(0, maxQuotes).map(({ start, end }) => {
    const last = Math.min(end, start + maxQuoteChars)
    return {
      answerId: cvSourceId,
      start,
      end: last,
      quote: model.text.slice(start, last),
      ...finding,
      startMs: null,
      endMs: null,
    }
  })
}

const minFactsForMedium = 3

/** Never more than medium: the engine counts what is written, it cannot weigh it. */
const computeConfidence = (found: CvFinding): Confidence => (found.count >= minFactsForMedium ? 'medium' : 'low')

function buildScored(id: CvDimId, found: CvFinding, model: CvModel): Dim {
  const { tag } = attributeRules[id]
  const plus = buildQuotes(model, found.supporting, { effect: '+', tag })
  const minus = buildQuotes(model, found.against, { effect: '-', tag })
  return {
    id,
    state: 'scored',
    level: found.level,
    percent: percentOfLevel(found.level),
    se: null,
    confidence: computeConfidence(found),
    evidence: [...plus, ...minus],
    measures: [{ id: 'cv_facts', value: found.count, unit: 'count', contribution: found.level - 1 }],
    why: [buildWhy('cv.facts', { count: found.count }), buildWhy(`cv.${id}`)],
    missing: found.level < 5 ? [buildWhy('missing.cv_fact')] : [],
  }
}

/** One entry for each of the eight. */
export function mapAttributes(build: (id: CvDimId) => Dim): Record<CvDimId, Dim> {
  return {
    strategic_focus: build('strategic_focus'),
    learning_velocity: build('learning_velocity'),
    career_progression: build('career_progression'),
    drive_and_initiative: build('drive_and_initiative'),
    intellectual_ability: build('intellectual_ability'),
    managerial_experience: build('managerial_experience'),
    recognized_accomplishments: build('recognized_accomplishments'),
    original_and_creative_thinking: build('original_and_creative_thinking'),
  }
}

export const buildMissingCv = () => mapAttributes((id) => buildUnscored(id, 'no_cv'))

/** The eight attributes, each from the dated facts it counts. */
export function scoreAttributes(context: FlagContext): Record<CvDimId, Dim> {
  const evidence = collectFacts(context)
  return mapAttributes((id) => {
    if (id === 'managerial_experience' && !requiresManagement(evidence)) return buildUnscored(id, 'not_asked')
    const found = attributeRules[id].find(evidence)
    return found === null ? buildUnscored(id, 'insufficient_evidence') : buildScored(id, found, context.model)
  })
}
