/** What a company reads of how its interviews were for candidates: means, never a person's answer. */
export { createExperienceRoutes } from './routes'
