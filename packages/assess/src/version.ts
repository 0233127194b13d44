/** Raise this with every change that can move a level; stored assessments keep the version that made them. */
export const engineVersion = 'builtin-3.3.0'
export const rubricVersion = 'r1'
