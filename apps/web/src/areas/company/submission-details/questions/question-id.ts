/** The id of a question's section, the target of jumps. */
export const questionElementId = (questionId: string): string => `question-${questionId}`

/** Scrolls to a question and focuses its heading, once it is drawn. */
export const goToQuestion = (questionId: string): void => {
  requestAnimationFrame(() => {
    const section = document.getElementById(questionElementId(questionId))
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector('button')?.focus({ preventScroll: true })
  })
}
