/** The start page of members who review: when they were there, and how far the active sets are. */
export { createStartRoutes } from './routes'
