export interface FeedbackRow {
  readonly companyRating: number
  readonly interviewerRating: number
  /** How the interview was, 0 to 10; null: no answer. */
  readonly experience: number | null
  readonly comment: string
}

/** Fewer ratings than this are not averaged: an average of a few would be one person's rating. */
const minRatings = 5

const formatAverage = (values: readonly number[]): string =>
  (values.reduce((total, value) => total + value, 0) / values.length).toFixed(1)

const countRatings = (values: readonly number[]): string =>
  [1, 2, 3, 4, 5].map((rating) => `${rating}: ${values.filter((value) => value === rating).length}`).join('  ')

const controls = /[\p{Cc}\p{Cf}]/gu

/** Averages and comments of the whole installation: no person, company or interview is named, and comments are sorted by their words. */
export function summarizeFeedback(rows: readonly FeedbackRow[]): string {
  const companies = rows.map(({ companyRating }) => companyRating)
  const interviewers = rows.map(({ interviewerRating }) => interviewerRating)
  const experiences = rows.flatMap(({ experience }) => (experience === null ? [] : [experience]))
  const comments = rows
    .map(({ comment }) => comment.replaceAll(controls, ' ').trim())
    .filter((comment) => comment !== '')
    .toSorted()
  const figures =
    rows.length < minRatings
      ? [`${rows.length} feedbacks: averages are shown from ${minRatings}.`]
      : [
          `${rows.length} feedbacks`,
          `Hiring company: ${formatAverage(companies)} of 5  (${countRatings(companies)})`,
          `AI interviewer: ${formatAverage(interviewers)} of 5  (${countRatings(interviewers)})`,
          ...(experiences.length < minRatings
            ? []
            : [`The interview: ${formatAverage(experiences)} of 10  (${experiences.length} answers)`]),
        ]
  return [...figures, ...(comments.length === 0 ? [] : ['', 'Comments:', ...comments.map((text) => `- ${text}`)])].join(
    '\n',
  )
}
