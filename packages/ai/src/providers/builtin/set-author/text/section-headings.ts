/** What the lines below a heading are about. */
export type SectionKind = 'requirements' | 'nice' | 'duties' | 'benefits' | 'process' | 'about' | 'facts' | 'other'

/** First match wins: "Preferred qualifications" are pluses, "What we offer" is no duty. */
const SECTIONS: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'nice',
    /nice[- ]to[- ]have|bonus points|preferred|desirable|desired|a plus|pluses|advantage|would be great|good to have|optional|(?<!\p{L})(?:ưu tiên|lợi thế|điểm cộng)/iu,
  ],
  [
    'benefits',
    /benefits?\b(?! (?:administration|management|analys|coordinat))|perks|(?<!\byou )\boffers?\b|in return|compensation|salary|remuneration|\bpay\b|\bwages?\b|what(?:'s| is) in it|why (?:join|work|us|you)|reasons to|because you(?! (?:bring|have|are))|come to work|you(?:'ll| will) (?:get|receive|enjoy)|quyền lợi|phúc lợi|đãi ngộ|mức lương|thu nhập|chế độ|lương thưởng/i,
  ],
  [
    'process',
    /\bapply\b|application|hiring process|interview process|recruitment process|selection process|how we hire|next steps|learn more|contact|deadline|to expect|drop us|scoring|threshold|ứng tuyển|liên hệ|cách thức|hồ sơ|quy trình tuyển|hạn nộp/i,
  ],
  [
    'facts',
    /working conditions|physical|environment|\bhours\b|schedule|location|job type|contract|\bshifts?\b|travel|position details|equal opportunity|địa điểm|thời gian|số lượng|giờ làm/i,
  ],
  [
    'duties',
    /about (?:the|this) (?:role|job|position)|\bthe (?:role|job|position|opportunity|work)\b(?! requires)|role involves|job (?:description|summary|purpose|responsib)|responsib(?!le candidate)|\bduties\b|\btasks\b|you(?:'ll| will)? (?:be )?(?:be doing|do|doing|work|own|working)\b|working on|(?:'ll|will) be:?$|your (?:role|mission|day|work|job|tasks|impact|contribution)|make (?:a|an) (?:difference|impact)|day[- ]to[- ]day|accountabilit|key (?:areas|activities|functions)|^purpose|^scope|position (?:overview|summary|description)|role (?:overview|summary|description)|^mô tả|nhiệm vụ|trách nhiệm|mô tả công việc|bạn sẽ|công việc chính|nội dung công việc/i,
  ],
  [
    'requirements',
    /require|qualification|about you|who you are|you (?:have|are|need|bring|offer|must)\b|you(?:'ll| will) (?:need|have|bring)|your (?:profile|skills|background|experience)|skills|abilit|looking for|candidate|must[- ]haves?|what to look for|who we want|experience|essential|criteria|person specification|knowledge|competenc|attributes|education|certificat|licen[cs]|what it takes|we (?:need|expect)|ideal|eligib|profile|yêu cầu|tiêu chuẩn|kỹ năng|kinh nghiệm|điều kiện|trình độ|bạn (?:có|là|cần)|ứng viên/i,
  ],
  [
    'about',
    /about|who we are|our (?:company|team|mission|story|values|culture|purpose)|company|background|overview|introduction|giới thiệu|về chúng tôi|về công ty|thông tin (?:chung|tuyển dụng|công ty)|công ty/i,
  ],
]

const MAX_HEADING_WORDS = 12

/** Lists that are numbered or lettered: "1.", "II.", "a)". */
export const ORDINAL = /^(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s{0,8}(?=\p{L})/iu

/** The kind of section that a heading opens; 'other' for one that names none. */
export function classifySection(heading: string): SectionKind {
  const text = heading.replace(ORDINAL, '').trim()
  if (text.split(' ').length > MAX_HEADING_WORDS) return 'other'
  if (/^yêu cầu/i.test(text)) return 'requirements'
  return SECTIONS.find(([, cue]) => cue.test(text))?.[0] ?? 'other'
}

/** Headings that stand for themselves, with or without a mark of a heading: "Duties", "3. Yêu cầu công việc". */
const WHOLE =
  /^(?:(?:key|main|essential|principal|core|primary|job|your|the|role|role and|roles and|general|specific|minimum|basic|preferred|desired|additional|required|other|position) ){0,3}(?:responsibilities|duties|requirements|qualifications|skills|experience|education|benefits|perks|tasks|knowledge|abilities|attributes|competencies|certifications?|role|summary|overview|description|accountabilities)(?:(?:,? (?:and|&)|,|\/| \/) ?(?:key |essential |required )?(?:responsibilities|duties|requirements|qualifications|skills|experience|education|benefits|perks|tasks|knowledge|abilities|attributes|certifications?|accountabilities)){0,3}(?: (?:include|required|requirements))?$|^(?:about (?:you|us|the (?:role|job|position|team|company))|what you(?:'ll| will) (?:do|bring|need|get)|who you are|who we are|what we offer|we offer|nice to have|how to apply|bonus points(?: if(?: you have)?| for)?|nice[- ]to[- ]haves?|good to have|desirable|(?:it's|it is) a plus if(?: you have)?|preferred skills|the role|job description|person specification)$|^(?:mô tả(?: công việc| chung)?|yêu cầu(?: công việc| ứng viên| tuyển dụng| khác| chung)?|quyền lợi(?: được hưởng)?|phúc lợi|chế độ(?: đãi ngộ| phúc lợi)?|nhiệm vụ(?: chính)?|trách nhiệm(?: chính| công việc)?|thời gian(?: làm việc)?|địa điểm(?: làm việc)?|liên hệ|hồ sơ(?: bao gồm| ứng tuyển| dự tuyển bao gồm)?|cách thức ứng tuyển|tiêu chuẩn(?: tuyển dụng)?|kinh nghiệm|kỹ năng|trình độ|ưu tiên|(?:là )?(?:điểm cộng|lợi thế)(?: nếu| nếu bạn(?: có)?)?|ưu tiên nếu(?: bạn có)?|mức lương|thu nhập(?: và phúc lợi)?|thông tin (?:chung|tuyển dụng)|giới thiệu(?: công ty)?|công việc|bạn sẽ làm gì|công việc cụ thể|mô tả chi tiết)$/i

export const isWholeHeading = (text: string): boolean =>
  WHOLE.test(
    text
      .replace(ORDINAL, '')
      .replace(/\s{0,8}[:?]{1,2}$/, '')
      .trim(),
  )

/** A row of the contract's facts: "Số lượng: 2", "Location: Leeds". It opens no section. */
const FACT_LABEL =
  /^(?:location|salary|wage|pay(?: range| rate)?|hours|schedule|job type|employment type|contract(?: type)?|type|start(?: date)?|reports to|reporting to|department|closing date|deadline|date|posted|company|employer|industry|notice period|team|level|rate|duration|địa điểm(?: làm việc)?|nơi làm việc|số lượng(?: cần tuyển| tuyển)?|mức lương|lương|thu nhập(?: khởi điểm)?|thời gian(?: làm việc)?|giờ làm việc|hạn nộp(?: hồ sơ)?|hình thức(?: làm việc)?|cấp bậc|phòng ban|công ty|ngày đăng|email|hotline|liên hệ(?: hotline)?|điện thoại|số điện thoại|website|ca làm việc)$/i

export const isFactLabel = (label: string): boolean => FACT_LABEL.test(label.replace(ORDINAL, '').trim())
