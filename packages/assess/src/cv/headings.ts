import type { SectionKind } from './model'

const lead =
  '(?:my|professional|working|work|employment|relevant|career|industry|job|selected|recent|previous|other|additional|teaching|research|clinical|technical|practical|key|core|main|personal|academic|quá trình|các|những)'
const exact = (body: string) => new RegExp(`^(?:${lead}\\s+)*(?:${body})$`, 'iu')

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'experience',
    exact(
      'experiences?|work history|history|employment|employment history|career history|career|positions held|employment record|work|internships?|kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm công việc|kinh nghiệm chuyên môn|kinh nghiệm nghề nghiệp|làm việc|công tác|lịch sử làm việc|quá trình làm việc|quá trình công tác|kinh nghiem lam viec|kinh nghiem|experience (?:and|&) (?:projects|achievements|employment)|work experience (?:and|&) projects',
    ),
  ],
  [
    'education',
    exact(
      'education|educational background|education (?:and|&) (?:training|qualifications?|certifications?)|background|qualifications?|studies|học vấn|trình độ học vấn|trình độ|giáo dục|học tập|đào tạo|quá trình học tập|bằng cấp|hoc van|trinh do hoc van',
    ),
  ],
  [
    'projects',
    exact(
      'projects?|side projects?|open source|open source projects?|writing|volunteering|volunteer|volunteer experience|volunteer work|activities|extracurricular activit(?:y|ies)|community|leadership (?:and|&) activities|dự án|dự án cá nhân|dự án tiêu biểu|hoạt động|hoạt động ngoại khóa|hoạt động xã hội|tình nguyện|du an|hoat dong',
    ),
  ],
  [
    'awards',
    exact(
      'awards?|honou?rs?|honou?rs? (?:and|&) awards?|awards? (?:and|&) (?:honou?rs?|achievements?|recognition|scholarships?)|achievements?|accomplishments?|recognition|scholarships?|giải thưởng|danh hiệu|thành tích|khen thưởng|danh hiệu và giải thưởng|giải thưởng và thành tích|giai thuong|thanh tich|program committees?|presentations?',
    ),
  ],
  [
    'certificates',
    exact(
      'certificates?|certifications?|licen[cs]es?|licen[cs]es? (?:and|&) certifications?|certifications? (?:and|&) licen[cs]es?|courses?|training|trainings?|courses? (?:and|&) certifications?|chứng chỉ|chứng nhận|khóa học|chứng chỉ và khóa học|chung chi|khoa hoc',
    ),
  ],
  [
    'publications',
    exact(
      'publications?|patents?|papers?|publications? (?:and|&) patents?|công bố|bài báo|xuất bản|bằng sáng chế|nghiên cứu khoa học|công trình khoa học',
    ),
  ],
  [
    'skills',
    exact(
      'skills?|skills? (?:and|&) (?:tools|interests|technologies|languages)|technologies|tools|competenc(?:y|ies)|expertise|areas of expertise|strengths|tech stack|languages?|kỹ năng|kĩ năng|các kỹ năng|kỹ năng chuyên môn|kỹ năng mềm|ngôn ngữ|ngoại ngữ|tin học|công nghệ|ky nang|ngoai ngu',
    ),
  ],
  [
    'summary',
    exact(
      'summary|profile|objectives?|about|about me|introduction|overview|statement|career objective|career summary|mục tiêu|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt|tổng quan|muc tieu nghe nghiep|muc tieu',
    ),
  ],
  [
    'other',
    exact(
      'references?|referees?|interests?|hobbies|hobbies (?:and|&) interests|contact|contacts?|contact (?:details|information|info)|information|details|info|links|memberships?|affiliations?|người tham chiếu|người giới thiệu|tham chiếu|sở thích|liên hệ|thông tin liên hệ|thông tin cá nhân|thông tin|thong tin ca nhan|so thich|lien he|nguoi tham chieu',
    ),
  ],
]

const longestHeading = 48
const spaced = /^(?:\p{L} ){3,}\p{L}$/u

function plain(line: string): string {
  const bare = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:：.\-–—_|]+$/u, '')
    .trim()
  return spaced.test(bare) ? bare.replaceAll(' ', '') : bare.replace(/\s+/gu, ' ')
}

/** The section a line begins; null for a line that is no heading. */
export function headingOf(line: string): SectionKind | null {
  const bare = plain(line)
  if (bare.length === 0 || bare.length > longestHeading) return null
  const name = bare.replace(/\s*\/\s*/gu, ' & ').replaceAll(' và ', ' & ')
  return headings.find(([, pattern]) => pattern.test(bare) || pattern.test(name))?.[0] ?? null
}

const inline = /^[^\p{L}]*([\p{L} &/]{3,40})\s*[:：]\s+\S/u
const inlineKinds = new Set<SectionKind>(['education', 'skills', 'awards', 'certificates', 'publications'])

/** "Education: BSc …": the heading and its content in one line. */
export function inlineHeadingOf(line: string): SectionKind | null {
  const name = inline.exec(line.slice(0, 80))?.[1]
  const kind = name === undefined ? null : headingOf(name)
  return kind !== null && inlineKinds.has(kind) ? kind : null
}
