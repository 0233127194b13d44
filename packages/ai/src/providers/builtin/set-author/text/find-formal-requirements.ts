import type { AuthorLanguage, RequirementKind } from '../../../../ports/set-author'

/** Years of experience, degrees and languages: asked about in screening rather than in the interview. */
export interface FormalPart {
  readonly name: string
  readonly kind: RequirementKind
  readonly key: string
}

const YEARS =
  /(\d{1,2})\s{0,16}(?:\+|(?:-|–|to|đến)\s{0,16}(\d{1,2}))?\s{0,16}(?:\+\s{0,16})?(?:years?|yrs?|năm)(?:'|’)?\s{0,16}(?:of\s{1,16})?(?:[\p{L}-]{1,64}\s{1,16}){0,4}?(?:experience|kinh nghiệm)|(?:kinh nghiệm|experience)[^.\d]{0,40}?(\d{1,2})\s{0,16}(?:\+)?\s{0,16}(?:năm|years?)/iu
const DEGREES: readonly (readonly [RegExp, string, string])[] = [
  [/ph\.?d|doctorate|tiến sĩ/i, 'Doctorate', 'Tiến sĩ'],
  [/master(?:'s|’s)? (?:degree|of|in)|\bmba\b|thạc sĩ/i, "Master's degree", 'Bằng thạc sĩ'],
  [
    /bachelor|university degree|\bdegree in\b|tốt nghiệp (?:các trường )?(?:đại học|đh)|bằng đại học|cử nhân/i,
    "Bachelor's degree",
    'Tốt nghiệp đại học',
  ],
  [
    /vocational|college diploma|diploma in|cao đẳng|trung cấp/i,
    'College or vocational diploma',
    'Tốt nghiệp cao đẳng hoặc trung cấp',
  ],
]
const LANGUAGES: readonly (readonly [RegExp, string, string])[] = [
  [/\benglish\b|tiếng anh|ielts|toeic/i, 'English', 'Tiếng Anh'],
  [/\bvietnamese\b|tiếng việt/i, 'Vietnamese', 'Tiếng Việt'],
  [/\bjapanese\b|tiếng nhật|\bjlpt\b/i, 'Japanese', 'Tiếng Nhật'],
  [/\bkorean\b|tiếng hàn|\btopik\b/i, 'Korean', 'Tiếng Hàn'],
  [/\bchinese\b|mandarin|tiếng trung|tiếng hoa|\bhsk\b/i, 'Chinese', 'Tiếng Trung'],
  [/\bgerman\b|tiếng đức/i, 'German', 'Tiếng Đức'],
  [/\bfrench\b|tiếng pháp/i, 'French', 'Tiếng Pháp'],
]
const LANGUAGE_CONTEXT =
  /fluen|proficien|spoken|written|native|language|level|\b[abc][12]\b|communicat|ielts|toeic|jlpt|topik|hsk|tiếng|speak/i

function findYears(text: string, language: AuthorLanguage): readonly FormalPart[] {
  const match = YEARS.exec(text)
  const years = match?.[1] ?? match?.[3]
  if (years === undefined) return []
  const name = language === 'vi' ? `Ít nhất ${years} năm kinh nghiệm` : `At least ${years} years of experience`
  return [
    {
      name: years === '1' && language === 'en' ? 'At least 1 year of experience' : name,
      kind: 'experience',
      key: 'years',
    },
  ]
}

export function findFormalRequirements(text: string, language: AuthorLanguage): readonly FormalPart[] {
  const degree = DEGREES.find(([cue]) => cue.test(text))
  const education: readonly FormalPart[] =
    degree === undefined ? [] : [{ name: language === 'vi' ? degree[2] : degree[1], kind: 'education', key: 'degree' }]
  const spoken = LANGUAGES.filter(([cue]) => cue.test(text) && LANGUAGE_CONTEXT.test(text)).map(
    ([, en, vi]): FormalPart => ({ name: language === 'vi' ? vi : en, kind: 'language', key: en.toLowerCase() }),
  )
  return [...findYears(text, language), ...education, ...spoken]
}

/** Requirements no interview question is drafted for. */
export const isFormalName = (name: string) =>
  /^(at least \d+ years? of experience|ít nhất \d+ năm kinh nghiệm)$/i.test(name)
