import type { Seniority } from '../../../../ports/set-author'

const LEVELS: readonly (readonly [Seniority, RegExp])[] = [
  ['lead', /\b(head of|lead|manager|director|chief|vp)\b|trưởng (phòng|nhóm|bộ phận)|giám đốc|quản lý/i],
  ['senior', /\b(senior|sr\.?|principal|staff|expert)\b|cao cấp|kế toán trưởng/i],
  ['junior', /\b(junior|jr\.?|intern|trainee|entry[- ]level|graduate|fresher)\b|thực tập|mới tốt nghiệp/i],
]

/** Read from a title; 'mid' when it says nothing. */
export const detectSeniority = (title: string): Seniority => LEVELS.find(([, cue]) => cue.test(title))?.[0] ?? 'mid'
