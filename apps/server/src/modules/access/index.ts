/** Which sets and submissions a reader may see and watch, and the names of what can be shared. */
export { listGrantTargetNames } from './operations/list-grant-target-names'
export { listGrantTargets } from './operations/list-grant-targets'
export { listGrantees } from './repo/grantees'
export {
  getViewerScope,
  isVisibleSet,
  isVisibleSubmission,
  isWatchableSubmission,
  type ViewerScope,
} from './repo/viewer-scope'
