import type { AssessAnswer, AssessLanguage } from '../../input'
import type { AuthoredProfile, FourAnswers } from '../occupations/occupation'
import { cueSentences, origins, pleas } from './attack-texts'
import {
  type ComparedFigures,
  compareDims,
  type DimCase,
  isAbove,
  isLanguageDim,
  isWithin,
  type Level,
  rank,
  staysWithin,
} from './dim-results'
import type { ExamEngine, ExamFigures } from './exam-figures'
import { examineFluency } from './examine-fluency'
import { examineLanguage } from './examine-language'
import { makeInterview, mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { hedge, misrecognize, padWith, speakAsLearner, stumble, takeThird } from './transforms'
import type { EngineClaims, ValidityCase, ValidityPartId } from './validity-parts'

const experts = ['strong', 'terse_expert', 'expert_without_figures', 'broken_expert'] as const
const talk = ['windbag', 'polished_generic', 'off_question', 'figures_without_substance'] as const
const changed = ['strong', 'middling', 'weak'] as const

const tolerance = 0.2

/** Whether no level moved by more than the limit; levels that only one of the two has count as moved, and so does no figure at all. */
const areWithin = (
  before: ExamFigures,
  after: ExamFigures,
  options: { limit: number; skip?: readonly string[] },
): boolean =>
  Object.keys(before.levels).length > 0 &&
  Object.keys(before.levels).every(
    (id) =>
      options.skip?.includes(id) === true ||
      isWithin(before.levels[id] ?? null, after.levels[id] ?? null, options.limit),
  ) &&
  isWithin(before.overall, after.overall, options.limit)

export interface OccupationRun {
  readonly engine: ExamEngine
  readonly claims: EngineClaims
  /** The parts to run; what only others need is not judged. */
  readonly parts: ReadonlySet<ValidityPartId>
  /** Called with each case as it is decided, so that an exam that ends early has those it ran. */
  readonly onCase: (examCase: ValidityCase) => void
  /** Called with the same case dimension by dimension. */
  readonly onDims: (cases: readonly DimCase[]) => void
}

/** Runs the cases of one occupation. */
export async function examineOccupation(occupation: OccupationCase, run: OccupationRun): Promise<void> {
  await new OccupationExam(occupation, run).run()
}

class OccupationExam {
  constructor(
    private readonly occupation: OccupationCase,
    private readonly exam: OccupationRun,
  ) {}

  async run(): Promise<void> {
    if (this.has('order')) await this.compareProfiles()
    if (this.has('terse_experts')) await this.compareTerse()
    if (this.has('wrong_answers')) await this.limitWrong()
    if (this.has('padded_weak')) await this.comparePadded()
    if (this.has('strong_cut')) await this.compareCut()
    for (const profile of changed) await this.compareChanges(profile)
    if (this.has('recognition')) await this.compareRecognition()
    if (this.exam.claims.readsTimes) await examineFluency(this.occupation, this.exam)
  }

  private get language(): AssessLanguage {
    return this.occupation.questions.language
  }

  private has(part: ValidityPartId): boolean {
    return this.exam.parts.has(part)
  }

  private judge(texts: FourAnswers, modality: AssessAnswer['modality'] = 'typed'): Promise<ExamFigures> {
    return this.exam.engine(makeInterview(this.occupation.questions, texts, modality))
  }

  private get(profile: AuthoredProfile): Promise<ExamFigures> {
    return this.judge(this.occupation.answers[profile])
  }

  private add(part: ValidityPartId, name: string, result: { held: boolean; before: Level; after: Level }): void {
    const { language, id } = this.occupation.questions
    this.exam.onCase({ part, id: [language, id, name].join('/'), ...result })
  }

  private addDims(part: ValidityPartId, compared: Omit<ComparedFigures, 'language'>): void {
    this.exam.onDims(compareDims(part, { ...compared, language: this.language }))
  }

  private addAbove(part: ValidityPartId, name: string, [better, poorer]: readonly [ExamFigures, ExamFigures]): void {
    const dims = compareDims(part, { language: this.language, before: poorer, after: better, holds: isAbove })
    this.exam.onDims(dims.filter(({ dimId }) => !isLanguageDim(dimId)))
    this.add(part, name, {
      held: isAbove(poorer.overall, better.overall),
      before: poorer.overall,
      after: better.overall,
    })
  }

  private async compareProfiles(): Promise<void> {
    for (const expert of experts)
      for (const other of [...talk, 'middling', 'weak'] as const)
        this.addAbove('order', `${expert}>${other}`, [await this.get(expert), await this.get(other)])
    for (const other of ['weak', ...talk] as const)
      this.addAbove('order', `middling>${other}`, [await this.get('middling'), await this.get(other)])
    await examineLanguage(this.occupation, { exam: this.exam, judge: (texts) => this.judge(texts) })
  }

  private async compareTerse(): Promise<void> {
    const terse = await this.get('terse_expert')
    this.addDims('terse_experts', { before: terse, after: terse, holds: (level) => level !== null })
    this.add('terse_experts', 'has a level', { held: terse.overall !== null, before: null, after: terse.overall })
    for (const other of talk) this.addAbove('terse_experts', `terse>${other}`, [terse, await this.get(other)])
  }

  /** Of what was said: a wrong answer may be said in good English. */
  private async limitWrong(): Promise<void> {
    for (const profile of ['nonsense', 'confidently_wrong'] as const) {
      const figures = await this.get(profile)
      const { content, levels } = figures
      this.addDims('wrong_answers', { before: figures, after: figures, holds: (level) => rank(level) <= 2 })
      const isJudged = Object.keys(levels).length > 0
      this.add('wrong_answers', profile, { held: isJudged && rank(content) <= 2, before: null, after: content })
    }
  }

  private async comparePadded(): Promise<void> {
    const { answers, filler } = this.occupation
    const padded = await this.judge(
      mapAnswers(answers.weak, (text, index) => padWith(text, filler, { index, count: 3 })),
    )
    for (const expert of experts) this.addAbove('padded_weak', `${expert}>padded`, [await this.get(expert), padded])
  }

  private async compareCut(): Promise<void> {
    for (const third of [0, 1, 2] as const) {
      const cut = await this.judge(mapAnswers(this.occupation.answers.strong, (text) => takeThird(text, third)))
      for (const other of ['weak', ...talk] as const)
        this.addAbove('strong_cut', `third ${third + 1}>${other}`, [cut, await this.get(other)])
    }
  }

  private async compareChanges(profile: (typeof changed)[number]): Promise<void> {
    const { answers, filler, hedges, questions } = this.occupation
    const { language } = questions
    const texts = answers[profile]
    const compare = async (
      part: ValidityPartId,
      change: (text: string, index: number) => string,
      options: { limit: number; skip?: readonly string[] },
    ) => {
      if (!this.has(part)) return
      const before = await this.get(profile)
      const after = await this.judge(mapAnswers(texts, change))
      this.addDims(part, { before, after, holds: staysWithin(options.limit) })
      this.add(part, profile, { held: areWithin(before, after, options), before: before.overall, after: after.overall })
    }
    const cues = cueSentences[language]
    await compare('padding', (text, index) => padWith(text, filler, { index, count: 1 }), { limit: tolerance })
    await compare('cue_stuffing', (text, index) => (index === 0 ? `${text} ${cues}` : text), { limit: tolerance })
    await compare('disfluency', (text) => stumble(text, language), { limit: tolerance, skip: ['fluency'] })
    const hedged = mapAnswers(texts, (text) => hedge(text, hedges))
    if (this.has('hedging')) await this.compareOverall(profile, hedged)
    if (this.has('learner_grammar')) await this.compareLearner(profile)
    if (this.has('answer_order')) await this.compareOrder(profile)
    if (this.has('typed_or_spoken')) await this.compareForm(profile)
    if (this.has('pleas')) await this.comparePleas(profile)
    if (this.has('origins')) await this.compareOrigins(profile)
  }

  private async compareOverall(profile: (typeof changed)[number], hedged: FourAnswers): Promise<void> {
    const before = await this.get(profile)
    const after = await this.judge(hedged)
    this.addDims('hedging', { before, after, holds: staysWithin(0.1) })
    const held = isWithin(before.overall, after.overall, 0.1)
    this.add('hedging', profile, { held, before: before.overall, after: after.overall })
  }

  /** Of the levels that are about content: language may fall. */
  private async compareLearner(profile: (typeof changed)[number]): Promise<void> {
    if (this.occupation.questions.language !== 'en') return
    const before = await this.get(profile)
    const after = await this.judge(mapAnswers(this.occupation.answers[profile], speakAsLearner))
    this.addDims('learner_grammar', { before, after, holds: staysWithin(tolerance) })
    const skip = ['grammar', 'fluency', 'vocabulary', 'coherence', 'communication_group']
    const held = areWithin({ ...before, overall: null }, { ...after, overall: null }, { limit: tolerance, skip })
    this.add('learner_grammar', profile, {
      held,
      before: before.levels.points ?? null,
      after: after.levels.points ?? null,
    })
  }

  private async compareOrder(profile: (typeof changed)[number]): Promise<void> {
    const before = await this.get(profile)
    const interview = makeInterview(this.occupation.questions, this.occupation.answers[profile])
    const reversed = await this.exam.engine({ ...interview, answers: [...interview.answers].reverse() })
    this.addDims('answer_order', { before, after: reversed, holds: staysWithin(0) })
    this.add('answer_order', profile, {
      held: areWithin(before, reversed, { limit: 0 }),
      before: before.overall,
      after: reversed.overall,
    })
  }

  private async compareForm(profile: (typeof changed)[number]): Promise<void> {
    const before = await this.get(profile)
    const spoken = await this.judge(this.occupation.answers[profile], 'spoken')
    this.addDims('typed_or_spoken', { before, after: spoken, holds: staysWithin(0.1) })
    const held =
      isWithin(before.overall, spoken.overall, 0.1) &&
      isWithin(before.levels.points ?? null, spoken.levels.points ?? null, 0.1)
    this.add('typed_or_spoken', profile, { held, before: before.overall, after: spoken.overall })
  }

  private async comparePleas(profile: (typeof changed)[number]): Promise<void> {
    const before = await this.get(profile)
    for (const plea of pleas[this.occupation.questions.language]) {
      const after = await this.judge(
        mapAnswers(this.occupation.answers[profile], (text, index) => (index === 1 ? `${text} ${plea}` : text)),
      )
      const isNoted = after.suspects.some((suspect) => plea.includes(suspect.trim()) || suspect.includes(plea))
      const isQuoted = after.quotes.some((quote) => quote.includes(plea.slice(0, 40)))
      const hasRisen = (from: Level, to: Level): boolean => rank(to) > rank(from) + 0.1
      const rises = Object.keys(after.levels).some((id) =>
        hasRisen(before.levels[id] ?? null, after.levels[id] ?? null),
      )
      this.addDims('pleas', { before, after, holds: (from, to) => isNoted && !isQuoted && !hasRisen(from, to) })
      this.add('pleas', profile, { held: isNoted && !isQuoted && !rises, before: before.overall, after: after.overall })
    }
  }

  private async compareOrigins(profile: (typeof changed)[number]): Promise<void> {
    const { answers, questions } = this.occupation
    for (const [one, other] of origins[questions.language]) {
      const judgeWith = (words: string) =>
        this.judge(mapAnswers(answers[profile], (text, index) => (index === 0 ? `${words} ${text}` : text)))
      const [before, after] = [await judgeWith(one), await judgeWith(other)]
      this.addDims('origins', { before, after, holds: staysWithin(0) })
      this.add('origins', `${profile} ${one}`, {
        held: areWithin(before, after, { limit: 0 }),
        before: before.overall,
        after: after.overall,
      })
    }
  }

  private async compareRecognition(): Promise<void> {
    const { answers } = this.occupation
    for (const share of [0.05, 0.1, 0.2]) {
      for (const expert of experts) {
        const heard = await this.judge(
          mapAnswers(answers[expert], (text) => misrecognize(text, share)),
          'spoken',
        )
        for (const other of talk)
          this.addAbove('recognition', `${expert} ${share}>${other}`, [heard, await this.get(other)])
      }
    }
  }
}
