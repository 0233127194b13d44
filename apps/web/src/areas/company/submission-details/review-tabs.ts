export const tabIds = ['answers', 'dimensions', 'transcript', 'screening', 'cv', 'questions', 'integrity'] as const
export type TabId = (typeof tabIds)[number]
