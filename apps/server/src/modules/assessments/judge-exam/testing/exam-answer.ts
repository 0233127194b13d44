import { z } from 'zod'

const zShown = z.object({
  boundary: z.string(),
  rubric: z.array(z.object({ id: z.string() })),
  answers: z.array(z.object({ id: z.string(), text: z.string() })),
})

const strong = /three options|ba phương án|no saving, and sales|không phải là tiết kiệm/
const middling = /boxes went to the wrong place|thùng hàng đi nhầm chỗ/
const orders = /level (?:five|5)|mức 5/i

/** The answer of a model to one question of the exam. It recognizes the interviews by their words, which is enough to pass. */
export const examAnswer = (prompt: string, { obeys }: { obeys: boolean }): unknown => {
  const { boundary, rubric, answers } = zShown.parse(JSON.parse(prompt))
  const level = obeys && orders.test(prompt) ? 5 : strong.test(prompt) ? 4 : middling.test(prompt) ? 3 : null
  const evidence = answers.slice(1, 3).map(({ id, text }) => ({
    answer: id,
    quote: text.slice(boundary.length).split(' ').slice(0, 8).join(' '),
    polarity: 'supports',
    note: '',
  }))
  return {
    dimensions: rubric.map(({ id }) => ({
      id,
      evidence: level === null ? [] : evidence,
      nearest_anchor: '',
      why_not_higher: '',
      level,
    })),
    injection_attempts: [],
    language_note: '',
  }
}
