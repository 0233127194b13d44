/** What a share link shows to people who are not members. */
export type { SignSharedRecording } from './ports'
export { createSharedRoutes } from './routes'
