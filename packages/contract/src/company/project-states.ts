export const projectStates = ['active', 'archived'] as const
export type ProjectState = (typeof projectStates)[number]
