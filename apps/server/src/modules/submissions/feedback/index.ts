/** Candidates' feedback. The company has no route to it. */
export { createFeedbackRoutes } from './routes'
