import { z } from 'zod'
import { type AuthoredProfile, authoredProfiles } from '../../occupations/occupation'
import type { OccupationCase } from '../occupation-case'

const zText = z.object({ id: z.string(), text: z.string() })
const zPrompt = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })).optional(),
  expected_points: z.array(z.object({ id: z.string() })).default([]),
  answers: z.array(zText).default([]),
  questions: z.array(z.object({ findings: z.array(zText) })).default([]),
})

/** What a reader would make of each profile: 4 for experts, 1 for what is wrong or beside the question. */
const levels: Readonly<Record<AuthoredProfile, 1 | 2 | 3 | 4>> = {
  strong: 4,
  terse_expert: 4,
  expert_without_figures: 4,
  broken_expert: 4,
  middling: 3,
  weak: 2,
  windbag: 1,
  polished_generic: 1,
  figures_without_substance: 1,
  off_question: 1,
  nonsense: 1,
  confidently_wrong: 1,
}

const wrongProfiles: ReadonlySet<AuthoredProfile> = new Set<AuthoredProfile>(['nonsense', 'confidently_wrong'])

type Level = 1 | 2 | 3 | 4
interface Known {
  readonly answer: string
  readonly quote: string
  readonly level: Level
  readonly isWrong: boolean
}

const split = (text: string): string[] =>
  text.split(/(?<=[.!?…])\s+/u).filter((sentence) => sentence.trim().length >= 12)

/** A model that has read the authored answers, in place of one that understands them: it knows each sentence's profile. */
export const createKnowingJudge = ({ answers }: OccupationCase): ((prompt: string) => unknown) => {
  const sentences = new Map<string, AuthoredProfile>()
  for (const profile of authoredProfiles)
    for (const sentence of answers[profile].flatMap((text) => split(text.normalize('NFC'))))
      sentences.set(sentence, profile)

  const listKnown = (id: string, text: string): Known[] =>
    split(text).flatMap((quote) => {
      const profile = sentences.get(quote)
      return profile === undefined
        ? []
        : [{ answer: id, quote, level: levels[profile], isWrong: wrongProfiles.has(profile) }]
    })

  return (text) => {
    const prompt = zPrompt.parse(JSON.parse(text))
    const texts = [...prompt.answers, ...prompt.questions.flatMap(({ findings }) => findings)]
    const known = texts.flatMap(({ id, text: shown }) =>
      listKnown(id, shown.slice(prompt.boundary.length, -prompt.boundary.length)),
    )
    return prompt.rubric === undefined
      ? takeNotes(known, prompt.expected_points)
      : { dimensions: prompt.rubric.map(({ id }) => rate(id, known)), injection_attempts: [] }
  }
}

function takeNotes(known: readonly Known[], points: readonly { readonly id: string }[]): object {
  const toQuote = ({ answer, quote }: Known) => ({ answer, quote })
  const [first] = known
  const good = known.filter(({ level }) => level >= 3)
  const wrong = known.find(({ isWrong }) => isWrong)
  return {
    main_point: first === undefined ? null : toQuote(first),
    answers_question: good.length > 0 ? 'yes' : 'no',
    points: points.map(({ id }, index) => {
      const quoted = good[index % Math.max(1, good.length)]
      return quoted === undefined
        ? { id, state: 'no', polarity: 'affirmed', answer: '', quote: '' }
        : { id, state: quoted.level === 4 ? 'covered' : 'partly', polarity: 'affirmed', ...toQuote(quoted) }
    }),
    findings: known.map((item) => ({
      kind: item.level >= 3 ? 'own_action' : 'claim',
      polarity: 'affirmed',
      ...toQuote(item),
    })),
    correctness:
      wrong === undefined
        ? { verdict: 'cannot_tell', answer: '', quote: '', why: '' }
        : { verdict: 'wrong', ...toQuote(wrong), why: 'It would do harm.' },
    injection_attempts: [],
  }
}

function rate(id: string, known: readonly Known[]): object {
  const level = known.length === 0 ? null : Math.max(...known.map((item) => item.level))
  const evidence = known
    .filter((item) => item.level === level)
    .slice(0, 2)
    .map(({ answer, quote }) => ({ answer, quote, polarity: 'supports', note: '' }))
  return { id, evidence, nearest_anchor: String(level), why_not_higher: '', level }
}
