import { classifyUnit, listUnits } from './classify-line'
import { findTitle } from './find-title'
import type { DescriptionLine } from './parse-description'

const JOB_CUES: readonly RegExp[] = [
  /\byou('ll| will| have| are|'ve)\b/i,
  /\bwe('re| are) (looking|hiring|seeking|searching)|\b(looking for|hiring|seeking) (an?|our)\b/i,
  /\bresponsib(le|ilit)/i,
  /\brequirements?\b|\bqualifications?\b/i,
  /\b(about the role|about you|the role|this role|this position)\b/i,
  /\bnice[- ]to[- ]have|\bpreferred\b|\bmust[- ]have/i,
  /\bcandidates?\b|\bapplicants?\b/i,
  /\bapply\b/i,
  /\bjoin (us|our)|\bour team\b/i,
  /\byears?('| of)? (of )?experience|\bexperience (in|with)\b/i,
  /\bfull[- ]time|part[- ]time|salary|benefits\b/i,
  /\bwhat to look for\b|\binterview (questions|rubric)\b/i,
  /(?<!\p{L})tuyển(?!\p{L})/iu,
  /mô tả công việc|nhiệm vụ/i,
  /yêu cầu/i,
  /quyền lợi|phúc lợi|mức lương|thu nhập/i,
  /ứng viên|ứng tuyển|nộp hồ sơ/i,
  /kinh nghiệm/i,
  /chúng tôi (cần|tìm|đang)|bạn sẽ/i,
]

const CV_CUES: readonly RegExp[] = [
  /curriculum vitae|^\s{0,16}(résumé|resume|cv|sơ yếu lý lịch)\b/im,
  /\b(19|20)\d\d\s*(-|–|—|to|đến|\.\.)\s*((\d{1,2}[/.])?(19|20)\d\d|present|now|current|nay|hiện tại)/i,
  /[\w.+-]{1,64}@[\w-]{1,64}\.\w{1,64}/,
  /^\s{0,16}(work experience|employment( history)?|professional experience|education|kinh nghiệm làm việc|học vấn|references|mục tiêu nghề nghiệp)\s{0,16}:?\s{0,16}$/im,
  /(\+\d{1,3}[\s.-]?)?\(?\d{2,4}\)?[\s.-]\d{3}[\s.-]\d{3,4}/,
]

const MIN_WORDS = 6
const countCues = (text: string, cues: readonly RegExp[]) => cues.filter((cue) => cue.test(text)).length

/** Three marks of a CV, and no more marks of a job text than of a CV. */
function looksLikeCv(text: string, jobCues: number): boolean {
  const marks = countCues(text, CV_CUES)
  return marks >= 3 && jobCues <= marks
}

/** Duties and requirements that the sentences of a text name. */
const countAsked = (lines: readonly DescriptionLine[]) =>
  listUnits(lines).filter((unit) => /^(?:duty|must|plus)$/.test(classifyUnit(unit))).length

/** Whether a text describes a job, as a list or in prose: its usual phrases, a known title, or duties and requirements. A CV does not. */
export async function isJobDescription(text: string, lines: readonly DescriptionLine[]): Promise<boolean> {
  if (text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length < MIN_WORDS) return false
  const jobCues = countCues(text, JOB_CUES)
  if (looksLikeCv(text, jobCues)) return false
  if (jobCues >= 2) return true
  const asked = countAsked(lines)
  if (jobCues + asked === 0) return false
  return asked >= 3 || (jobCues + asked >= 1 && (await findTitle(lines)).confidence >= 0.8)
}
