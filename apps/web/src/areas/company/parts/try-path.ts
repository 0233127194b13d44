/** Where a recruiter tries the interview of a set, open or not. */
export const getTryPath = (linkId: string): string => `/practice/interview/${linkId}?try_mode=1`
