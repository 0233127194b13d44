import type { AssessInput, TimedWord } from '../../input'
import type { FourAnswers } from '../occupations/occupation'
import { cueSentences, origins, pleas } from './attack-texts'
import { compareDim, type DimCase, isAbove, type Level, rank, staysWithin } from './dim-results'
import type { ExamEngine, ExamFigures } from './exam-figures'
import { makeTimedInterview, mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { type Manner, type PaceId, paces, speak, speakAfter, speakers } from './spoken-pace'
import { hedge, misrecognizeWord, padWith } from './transforms'
import type { ValidityPartId } from './validity-parts'

export interface FluencyRun {
  readonly engine: ExamEngine
  readonly parts: ReadonlySet<ValidityPartId>
  readonly onDims: (cases: readonly DimCase[]) => void
}

interface Comparison {
  readonly before: ExamFigures
  readonly after: ExamFigures
  readonly holds: (before: Level, after: Level) => boolean
}

/** The parts of the exam that concern fluency, with the times of words: the middling answers, spoken at two paces. */
export async function examineFluency(occupation: OccupationCase, run: FluencyRun): Promise<void> {
  await new FluencyExam(occupation, run).run()
}

class FluencyExam {
  constructor(
    private readonly occupation: OccupationCase,
    private readonly exam: FluencyRun,
  ) {}

  async run(): Promise<void> {
    await this.comparePaces()
    const { questions } = this.occupation
    // Every occupation has one of the speakers for what changes the words.
    const speaker = speakers[questions.title.length % speakers.length] ?? 0
    for (const pace of paces) await this.compareChanges({ speaker, pace, language: questions.language })
  }

  private has(part: ValidityPartId): boolean {
    return this.exam.parts.has(part)
  }

  private add(part: ValidityPartId, compared: Comparison): void {
    const { language } = this.occupation.questions
    this.exam.onDims([compareDim(part, 'fluency', { language, ...compared })])
  }

  private build(
    texts: FourAnswers,
    manner: Manner,
    change: (words: TimedWord[]) => TimedWord[] = (words) => words,
  ): AssessInput {
    const spoken = texts.map((text) => change(speak(text, manner)))
    return makeTimedInterview(this.occupation.questions, spoken)
  }

  /** Anyone at an ordinary pace above anyone who halts, also where words are misheard. */
  private async comparePaces(): Promise<void> {
    const { answers, questions } = this.occupation
    const judge = async (pace: PaceId, share: number): Promise<ExamFigures[]> => {
      const all: ExamFigures[] = []
      for (const speaker of speakers) {
        const manner = { speaker, pace, language: questions.language }
        all.push(await this.exam.engine(this.build(answers.middling, manner, (words) => mishear(words, share))))
      }
      return all
    }
    const shares = [
      ['order', 0],
      ['recognition', 0.1],
    ] as const
    for (const [part, share] of shares.filter(([id]) => this.has(id))) {
      const ordinary = await judge('ordinary', share)
      for (const before of await judge('halting', share))
        for (const after of ordinary) this.add(part, { before, after, holds: isAbove })
    }
  }

  /** Other words in the same manner: fluency is the time, not what is said. */
  private async compareChanges(manner: Manner): Promise<void> {
    const { answers, filler, hedges } = this.occupation
    const { language } = manner
    const plain = this.build(answers.middling, manner)
    const before = await this.exam.engine(plain)
    const compare = async (part: ValidityPartId, change: (text: string, index: number) => string, limit: number) => {
      if (!this.has(part)) return
      const after = await this.exam.engine(this.build(mapAnswers(answers.middling, change), manner))
      this.add(part, { before, after, holds: staysWithin(limit) })
    }
    await compare('padding', (text, index) => padWith(text, filler, { index, count: 1 }), 0.2)
    await compare('cue_stuffing', (text, index) => (index === 0 ? `${text} ${cueSentences[language]}` : text), 0.2)
    await compare('hedging', (text) => hedge(text, hedges), 0.1)
    if (this.has('answer_order')) {
      const after = await this.exam.engine({ ...plain, answers: [...plain.answers].reverse() })
      this.add('answer_order', { before, after, holds: staysWithin(0) })
    }
    if (this.has('pleas')) await this.comparePleas(manner, before)
    if (this.has('origins')) await this.compareOrigins(manner)
  }

  private async comparePleas(manner: Manner, before: ExamFigures): Promise<void> {
    for (const plea of pleas[manner.language]) {
      const texts = mapAnswers(this.occupation.answers.middling, (text, index) =>
        index === 1 ? `${text} ${plea}` : text,
      )
      const after = await this.exam.engine(this.build(texts, manner))
      this.add('pleas', { before, after, holds: (from, to) => rank(to) <= rank(from) + 0.1 })
    }
  }

  /** Only the names differ: they are said without hesitation, so that no pause comes with one of them. */
  private async compareOrigins(manner: Manner): Promise<void> {
    const { answers, questions } = this.occupation
    for (const [one, other] of origins[manner.language]) {
      const judgeWith = (opening: string): Promise<ExamFigures> => {
        const spoken = answers.middling.map((text, index) =>
          index === 0 ? speakAfter(opening, text, manner) : speak(text, manner),
        )
        return this.exam.engine(makeTimedInterview(questions, spoken))
      }
      this.add('origins', { before: await judgeWith(one), after: await judgeWith(other), holds: staysWithin(0) })
    }
  }
}

/** What recognition does to this share of the words; the others' times stay. */
const mishear = (words: readonly TimedWord[], share: number): TimedWord[] =>
  words.flatMap((word, index) => misrecognizeWord(word.text, { index, share }).map((text) => ({ ...word, text })))
