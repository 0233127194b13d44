/** Who may see which sets and submissions, and what the things that can be shared are called. */
export { listGrantTargetNames } from './operations/list-grant-target-names'
export { getViewerScope, isVisibleSet, isVisibleSubmission, type ViewerScope } from './repo/viewer-scope'
