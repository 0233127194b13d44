/** Which sets and submissions a member may see, and the names of what can be shared. */
export { listGrantTargetNames } from './operations/list-grant-target-names'
export { getViewerScope, isVisibleSet, isVisibleSubmission, type ViewerScope } from './repo/viewer-scope'
