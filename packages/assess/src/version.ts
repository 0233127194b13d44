/** Raised with every change that can move a level; old assessments keep the version they were made with. */
export const engineVersion = 'builtin-2.1.0'
export const rubricVersion = 'r1'
