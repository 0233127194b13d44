import type { SectionKind } from './model'

const lead =
  '(?:my|professional|working|work|employment|relevant|career|industry|job|selected|recent|previous|other|additional|teaching|research|clinical|technical|practical|key|core|main|personal|academic|quá trình|các|những)'
const buildExactPattern = (body: string) => new RegExp(`^(?:${lead}\\s+)*(?:${body})$`, 'iu')

const headings: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'experience',
    buildExactPattern(
      'experiences?|work history|history|employment|employment history|career history|career|positions held|employment record|work|internships?|kinh nghiệm|kinh nghiệm làm việc|kinh nghiệm công việc|kinh nghiệm chuyên môn|kinh nghiệm nghề nghiệp|làm việc|công tác|lịch sử làm việc|quá trình làm việc|quá trình công tác|kinh nghiem lam viec|kinh nghiem|experience (?:and|&) (?:projects|achievements|employment)|work experience (?:and|&) projects',
    ),
  ],
  [
    'education',
    buildExactPattern(
      'education|educational background|education (?:and|&) (?:training|qualifications?|certifications?)|background|qualifications?|studies|học vấn|trình độ học vấn|trình độ|giáo dục|học tập|đào tạo|quá trình học tập|bằng cấp|hoc van|trinh do hoc van',
    ),
  ],
  [
    'projects',
    buildExactPattern(
      'projects?|side projects?|open source|open source projects?|writing|volunteering|volunteer|volunteer experience|volunteer work|activities|extracurricular activit(?:y|ies)|community|leadership (?:and|&) activities|dự án|dự án cá nhân|dự án tiêu biểu|hoạt động|hoạt động ngoại khóa|hoạt động xã hội|tình nguyện|du an|hoat dong',
    ),
  ],
  [
    'awards',
    buildExactPattern(
      'awards?|honou?rs?|honou?rs? (?:and|&) awards?|awards? (?:and|&) (?:honou?rs?|achievements?|recognition|scholarships?)|achievements?|accomplishments?|recognition|scholarships?|giải thưởng|danh hiệu|thành tích|khen thưởng|danh hiệu và giải thưởng|giải thưởng và thành tích|giai thuong|thanh tich|program committees?|presentations?',
    ),
  ],
  [
    'certificates',
    buildExactPattern(
      'certificates?|certifications?|licen[cs]es?|licen[cs]es? (?:and|&) certifications?|certifications? (?:and|&) licen[cs]es?|courses?|training|trainings?|courses? (?:and|&) certifications?|chứng chỉ|chứng nhận|khóa học|chứng chỉ và khóa học|chung chi|khoa hoc',
    ),
  ],
  [
    'publications',
    buildExactPattern(
      'publications?|patents?|papers?|publications? (?:and|&) patents?|công bố|bài báo|xuất bản|bằng sáng chế|nghiên cứu khoa học|công trình khoa học',
    ),
  ],
  [
    'skills',
    buildExactPattern(
      'skills?|skills? (?:and|&) (?:tools|interests|technologies|languages)|technologies|tools|competenc(?:y|ies)|expertise|areas of expertise|strengths|tech stack|languages?|kỹ năng|kĩ năng|các kỹ năng|kỹ năng chuyên môn|kỹ năng mềm|ngôn ngữ|ngoại ngữ|tin học|công nghệ|ky nang|ngoai ngu',
    ),
  ],
  [
    'summary',
    buildExactPattern(
      'summary|profile|objectives?|about|about me|introduction|overview|statement|career objective|career summary|mục tiêu|mục tiêu nghề nghiệp|giới thiệu|giới thiệu bản thân|tóm tắt|tổng quan|muc tieu nghe nghiep|muc tieu',
    ),
  ],
  [
    'other',
    buildExactPattern(
      'references?|referees?|interests?|hobbies|hobbies (?:and|&) interests|contact|contacts?|contact (?:details|information|info)|information|details|info|links|memberships?|affiliations?|người tham chiếu|người giới thiệu|tham chiếu|sở thích|liên hệ|thông tin liên hệ|thông tin cá nhân|thông tin|thong tin ca nhan|so thich|lien he|nguoi tham chieu',
    ),
  ],
]

const maxHeadingChars = 48
const spaced = /^(?:\p{L} ){3,}\p{L}$/u

function normalizeLine(line: string): string {
  const bare = line
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[\s:：.\-–—_|]{1,200}$/u, '')
    .trim()
  return spaced.test(bare) ? bare.replaceAll(' ', '') : bare.replace(/\s+/gu, ' ')
}

/** The section a line begins; null for a line that is no heading. */
export function findHeading(line: string): SectionKind | null {
  const bare = normalizeLine(line)
  if (bare.length === 0 || bare.length > maxHeadingChars) return null
  const name = bare.replace(/\s{0,16}\/\s{0,16}/gu, ' & ').replaceAll(' và ', ' & ')
  return headings.find(([, pattern]) => pattern.test(bare) || pattern.test(name))?.[0] ?? null
}

const inlineHeading = /^[^\p{L}]{0,64}([\p{L} &/]{3,40})\s{0,16}[:：]\s{1,16}\S/u
const inlineKinds = new Set<SectionKind>(['education', 'skills', 'awards', 'certificates', 'publications'])

/** "Education: BSc …": the heading and its content in one line. */
export function findInlineHeading(line: string): SectionKind | null {
  const name = inlineHeading.exec(line.slice(0, 80))?.[1]
  const kind = name === undefined ? null : findHeading(name)
  return kind !== null && inlineKinds.has(kind) ? kind : null
}
