export const tabIds = ['transcript', 'screening', 'cv'] as const
export type TabId = (typeof tabIds)[number]
