export { createAssessmentRoutes } from './routes'
