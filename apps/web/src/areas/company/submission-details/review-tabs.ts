export const tabIds = ['transcript', 'screening', 'cv', 'integrity'] as const
export type TabId = (typeof tabIds)[number]
