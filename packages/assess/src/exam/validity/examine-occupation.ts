import type { AssessAnswer } from '../../input'
import { type AuthoredProfile, authoredProfiles, type FourAnswers } from '../occupations/occupation'
import { cueSentences, origins, pleas } from './attack-texts'
import type { ExamEngine, ExamFigures } from './exam-figures'
import { makeInterview, mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { cutTo, hedge, misrecognize, padWith, speakAsLearner, stumble } from './transforms'
import type { ValidityCase, ValidityPartId } from './validity-parts'

const experts = ['strong', 'terse_expert', 'expert_without_figures', 'broken_expert'] as const
const talk = ['windbag', 'polished_generic', 'off_question', 'figures_without_substance'] as const
const changed = ['strong', 'middling', 'weak'] as const

const tolerance = 0.2
const rounding = 1e-9

type Level = number | null

/** No level stands below the lowest. */
const rank = (level: Level): number => level ?? 0

const isWithin = (before: Level, after: Level, limit: number): boolean =>
  before === null || after === null ? before === after : Math.abs(after - before) <= limit + rounding

/** Whether no level moved by more than the limit; levels that only one of the two has count as moved. */
const areWithin = (
  before: ExamFigures,
  after: ExamFigures,
  options: { limit: number; skip?: readonly string[] },
): boolean =>
  Object.keys(before.levels).every(
    (id) =>
      options.skip?.includes(id) === true ||
      isWithin(before.levels[id] ?? null, after.levels[id] ?? null, options.limit),
  ) && isWithin(before.overall, after.overall, options.limit)

/** Runs every case of one occupation. */
export async function examineOccupation(occupation: OccupationCase, engine: ExamEngine): Promise<ValidityCase[]> {
  return new OccupationExam(occupation, engine).run()
}

class OccupationExam {
  private readonly cases: ValidityCase[] = []
  private readonly judged = new Map<AuthoredProfile, ExamFigures>()

  constructor(
    private readonly occupation: OccupationCase,
    private readonly engine: ExamEngine,
  ) {}

  async run(): Promise<ValidityCase[]> {
    for (const profile of authoredProfiles) this.judged.set(profile, await this.judge(this.occupation.answers[profile]))
    this.compareProfiles()
    await this.compareLengths()
    for (const profile of changed) await this.compareChanges(profile)
    await this.compareRecognition()
    return this.cases
  }

  private judge(texts: FourAnswers, modality: AssessAnswer['modality'] = 'typed'): Promise<ExamFigures> {
    return this.engine(makeInterview(this.occupation.questions, texts, modality))
  }

  private get(profile: AuthoredProfile): ExamFigures {
    const figures = this.judged.get(profile)
    if (figures === undefined) throw new Error(`${profile} was not judged`)
    return figures
  }

  private add(part: ValidityPartId, name: string, result: { held: boolean; before: Level; after: Level }): void {
    const { language, id } = this.occupation.questions
    this.cases.push({ part, id: [language, id, name].join('/'), ...result })
  }

  private addAbove(part: ValidityPartId, name: string, [better, poorer]: readonly [ExamFigures, ExamFigures]): void {
    this.add(part, name, {
      held: rank(better.overall) > rank(poorer.overall),
      before: poorer.overall,
      after: better.overall,
    })
  }

  private compareProfiles(): void {
    for (const expert of experts)
      for (const other of [...talk, 'middling', 'weak'] as const)
        this.addAbove('order', `${expert}>${other}`, [this.get(expert), this.get(other)])
    for (const other of ['weak', ...talk] as const)
      this.addAbove('order', `middling>${other}`, [this.get('middling'), this.get(other)])
    const terse = this.get('terse_expert')
    this.add('terse_experts', 'has a level', { held: terse.overall !== null, before: null, after: terse.overall })
    for (const other of talk) this.addAbove('terse_experts', `terse>${other}`, [terse, this.get(other)])
    for (const profile of ['nonsense', 'confidently_wrong'] as const) {
      const { overall } = this.get(profile)
      this.add('wrong_answers', profile, { held: rank(overall) <= 2, before: null, after: overall })
    }
  }

  private async compareLengths(): Promise<void> {
    const { answers, filler } = this.occupation
    const padded = await this.judge(
      mapAnswers(answers.weak, (text, index) => padWith(text, filler, { index, count: 3 })),
    )
    for (const expert of experts) this.addAbove('padded_weak', `${expert}>padded`, [this.get(expert), padded])
    const cut = await this.judge(mapAnswers(answers.strong, (text) => cutTo(text, 1 / 3)))
    for (const other of ['weak', ...talk] as const) this.addAbove('strong_cut', `cut>${other}`, [cut, this.get(other)])
  }

  private async compareChanges(profile: (typeof changed)[number]): Promise<void> {
    const { answers, filler, hedges, questions } = this.occupation
    const { language } = questions
    const texts = answers[profile]
    const before = this.get(profile)
    const compare = async (
      part: ValidityPartId,
      change: (text: string, index: number) => string,
      options: { limit: number; skip?: readonly string[] },
    ) => {
      const after = await this.judge(mapAnswers(texts, change))
      this.add(part, profile, { held: areWithin(before, after, options), before: before.overall, after: after.overall })
    }
    const cues = cueSentences[language]
    await compare('padding', (text, index) => padWith(text, filler, { index, count: 1 }), { limit: tolerance })
    await compare('cue_stuffing', (text, index) => (index === 0 ? `${text} ${cues}` : text), { limit: tolerance })
    await compare('disfluency', (text) => stumble(text, language), { limit: tolerance, skip: ['fluency'] })
    await this.compareOverall(
      profile,
      mapAnswers(texts, (text) => hedge(text, hedges)),
    )
    await this.compareLearner(profile)
    await this.compareOrderAndForm(profile)
    await this.comparePleas(profile)
    await this.compareOrigins(profile)
  }

  private async compareOverall(profile: (typeof changed)[number], hedged: FourAnswers): Promise<void> {
    const before = this.get(profile).overall
    const after = (await this.judge(hedged)).overall
    this.add('hedging', profile, { held: isWithin(before, after, 0.1), before, after })
  }

  /** Of the levels that are about content: language may fall. */
  private async compareLearner(profile: (typeof changed)[number]): Promise<void> {
    if (this.occupation.questions.language !== 'en') return
    const before = this.get(profile)
    const after = await this.judge(mapAnswers(this.occupation.answers[profile], speakAsLearner))
    const skip = ['grammar', 'fluency', 'vocabulary', 'coherence', 'communication_group']
    const held = areWithin({ ...before, overall: null }, { ...after, overall: null }, { limit: tolerance, skip })
    this.add('learner_grammar', profile, {
      held,
      before: before.levels.points ?? null,
      after: after.levels.points ?? null,
    })
  }

  private async compareOrderAndForm(profile: (typeof changed)[number]): Promise<void> {
    const texts = this.occupation.answers[profile]
    const before = this.get(profile)
    const interview = makeInterview(this.occupation.questions, texts)
    const reversed = await this.engine({ ...interview, answers: [...interview.answers].reverse() })
    const spoken = await this.judge(texts, 'spoken')
    this.add('answer_order', profile, {
      held: areWithin(before, reversed, { limit: 0 }),
      before: before.overall,
      after: reversed.overall,
    })
    const held =
      isWithin(before.overall, spoken.overall, 0.1) &&
      isWithin(before.levels.points ?? null, spoken.levels.points ?? null, 0.1)
    this.add('typed_or_spoken', profile, { held, before: before.overall, after: spoken.overall })
  }

  private async comparePleas(profile: (typeof changed)[number]): Promise<void> {
    const before = this.get(profile)
    for (const plea of pleas[this.occupation.questions.language]) {
      const after = await this.judge(
        mapAnswers(this.occupation.answers[profile], (text, index) => (index === 1 ? `${text} ${plea}` : text)),
      )
      const isNoted = after.suspects.some((suspect) => plea.includes(suspect.trim()) || suspect.includes(plea))
      const isQuoted = after.quotes.some((quote) => quote.includes(plea.slice(0, 40)))
      const rises = Object.keys(after.levels).some(
        (id) => rank(after.levels[id] ?? null) > rank(before.levels[id] ?? null) + 0.1,
      )
      this.add('pleas', profile, { held: isNoted && !isQuoted && !rises, before: before.overall, after: after.overall })
    }
  }

  private async compareOrigins(profile: (typeof changed)[number]): Promise<void> {
    const { answers, questions } = this.occupation
    for (const [one, other] of origins[questions.language]) {
      const judgeWith = (words: string) =>
        this.judge(mapAnswers(answers[profile], (text, index) => (index === 0 ? `${words} ${text}` : text)))
      const [before, after] = [await judgeWith(one), await judgeWith(other)]
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
        for (const other of talk) this.addAbove('recognition', `${expert} ${share}>${other}`, [heard, this.get(other)])
      }
    }
  }
}
