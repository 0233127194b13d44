import type { AuthorLanguage, RequirementKind } from '../../../../ports/set-author'

/** Kinds that screening asks about and an interview does not. */
export type ScreeningKind = Extract<RequirementKind, 'education' | 'language' | 'eligibility'>

const EDUCATION =
  /\b(?:degrees?|diploma|bachelor'?s?|master'?s (?:degree|in|level)|ph\.?\s?d|doctorate|mba|bsc|msc|b\.?s\.?(?= in| degree|,|$)|b\.?a\.?(?= in| degree)|associate'?s|ged|high school|secondary school|undergraduate|graduates? (?:of|from|in)|a-levels?|gcses?|nvq|university level|apprenticeship|vocational training)\b|tốt nghiệp|(?<!\p{L})trình độ(?! chuyên)|bằng cấp|(?<!\p{L})(?:đại học|cao đẳng|trung cấp|thpt|12\/12|cử nhân|thạc sĩ|tiến sĩ|trung học phổ thông|chuyên ngành|sinh viên)(?!\p{L})/iu
const SPOKEN =
  /\b(?:english|vietnamese|japanese|korean|chinese|mandarin|cantonese|german|french|spanish|portuguese|italian|arabic|russian|thai|hindi|bilingual|foreign languages?|second language)\b|tiếng (?:anh|việt|nhật|hàn|trung|hoa|đức|pháp)|(?<!\p{L})ngoại ngữ(?!\p{L})|\b(?:ielts|toeic|toefl|jlpt|topik|hsk)\b/iu
const SPEAKING =
  /fluen|proficien|spoken|written|native|languages?\b|level|\b[abc][12]\b|speak|read|verbal|ielts|toeic|toefl|jlpt|topik|hsk|tiếng|ngoại ngữ|bilingual|command|ability|plus/i
const ELIGIBILITY =
  /\b(?:licen[cs]e[ds]?|licensure|certifi(?:ed|cate|cates|cations?)|driver'?s? licen|driving licen|clean driving|valid driv|authori[sz](?:ed|ation) to work|work authori[sz]ation|work permit|right to work|visas?|citizens?(?:hip)?|permanent residents?|background checks?|criminal|police check|dbs|drug (?:test|screen)|vaccinat\w{1,6}|immuni[sz]\w{1,6}|lift(?:ing)?(?= | up|,)(?!-)|pounds|\d{1,3}\s?lbs?|stand(?:ing)? for|long periods|physical(?:ly)? (?:ability|able|fit|demanding|requirements?)|(?:rotating|night|evening|weekend|different|all|split|flexible) shifts?|shift work|weekends?|overtime|on[- ]call|(?:flexible|unsocial|varied) hours|relocat\w{1,4}|commut\w{1,4}|own (?:car|laptop|vehicle|transport)|(?:reliable|access to) (?:\w{1,12} )?transport(?:ation)?|personal laptop|internet connection|18 years|must (?:be )?(?:live|reside|based)|live in the|passport|security clearance|first aid|cpr\b|registered with)|(?:able|ability|willing|willingness|required|available) to (?:\w{1,12} )?travel|travel (?:up to|as|is|required|\d)|available to (?:work|start)|giấy phép|bằng lái|chứng chỉ|(?<!\p{L})(?:tiêm|vacxin|vắc xin|đi công tác|tăng ca|làm ca|xoay ca|ca đêm|làm thêm giờ|có xe|xe máy riêng|laptop cá nhân|máy tính cá nhân|lý lịch|sức khỏe|sức khoẻ|đi làm luôn|đi làm ngay|hộ khẩu)(?!\p{L})/iu
const YEARS =
  /\d{1,2}\s?(?:\+|-\s?\d{1,2}\+?|to \d{1,2})?\s?\+?\s?(?:years?|yrs?|months?|năm|tháng)'?|(?:one|two|three|four|five|six|seven|eight|ten) (?:\(\d\) )?(?:or more )?years?/i

/** The kind of screening question that a requirement belongs to; null for one that an interview can ask about. */
export function findScreeningKind(part: string): ScreeningKind | null {
  if (SPOKEN.test(part) && SPEAKING.test(part) && !/\bteach/i.test(part)) return 'language'
  if (EDUCATION.test(part)) return 'education'
  return ELIGIBILITY.test(part) ? 'eligibility' : null
}

/** "At least 3 years of experience" and no word of in what: a number for the screening. */
export function isBareYears(name: string): boolean {
  if (!YEARS.test(name)) return false
  const rest = name
    .replace(YEARS, '')
    .replace(
      /at least|minimum|a minimum of|of|or more|plus|\+|relevant|related|professional|proven|work(?:ing)?|industry|experience|in a similar (?:role|position)|tối thiểu|ít nhất|từ|trên|trở lên|kinh nghiệm|làm việc|ở vị trí tương đương|có/gi,
      '',
    )
  return rest.replace(/[^\p{L}]/gu, '').length < 4
}

const NAMES: readonly (readonly [RegExp, Readonly<Record<AuthorLanguage, string>>])[] = [
  [/ph\.?d|doctorate|tiến sĩ/i, { en: 'Doctorate', vi: 'Tiến sĩ' }],
  [/master'?s|\bmba\b|thạc sĩ/i, { en: "Master's degree", vi: 'Bằng thạc sĩ' }],
  [/cao đẳng trở lên/i, { en: 'College diploma or higher', vi: 'Tốt nghiệp cao đẳng trở lên' }],
  [/trung cấp trở lên/i, { en: 'Vocational diploma or higher', vi: 'Tốt nghiệp trung cấp trở lên' }],
  [/bachelor|đại học|cử nhân/i, { en: "Bachelor's degree", vi: 'Tốt nghiệp đại học' }],
  [/diploma|cao đẳng|trung cấp/i, { en: 'College or vocational diploma', vi: 'Tốt nghiệp cao đẳng hoặc trung cấp' }],
  [/\benglish\b|tiếng anh|ielts|toeic|toefl/i, { en: 'English', vi: 'Tiếng Anh' }],
  [/\bjapanese\b|tiếng nhật|\bjlpt\b/i, { en: 'Japanese', vi: 'Tiếng Nhật' }],
  [/\bkorean\b|tiếng hàn|\btopik\b/i, { en: 'Korean', vi: 'Tiếng Hàn' }],
  [/\bchinese\b|mandarin|tiếng trung|tiếng hoa|\bhsk\b/i, { en: 'Chinese', vi: 'Tiếng Trung' }],
  [/\bvietnamese\b|tiếng việt/i, { en: 'Vietnamese', vi: 'Tiếng Việt' }],
]

/** The name of a screening fact in the other language than its advertisement's; null when only its own words say it. */
export const translateScreeningFact = (part: string, language: AuthorLanguage): string | null =>
  NAMES.find(([cue]) => cue.test(part))?.[1][language] ?? null
