import type { Bilingual } from '../bank/bank-types'

/** Words in a job text that ask for a quality, with the name the requirement gets and the competency it belongs to. */
export interface QualityCue {
  readonly competency: string
  readonly name: Bilingual<string>
  readonly cue: RegExp
}

const quality = (competency: string, names: readonly [string, string], cue: RegExp): QualityCue => ({
  competency,
  name: { en: names[0], vi: names[1] },
  cue,
})

export const QUALITY_CUES: readonly QualityCue[] = [
  quality(
    'communication',
    ['Clear communication', 'Giao tiếp rõ ràng'],
    /communicat|articulate|presentation skills|giao tiếp|trình bày|thuyết trình/i,
  ),
  quality('teamwork', ['Empathy', 'Thấu cảm'], /empath|compassion|thấu cảm|đồng cảm/i),
  quality(
    'teamwork',
    ['Teamwork', 'Làm việc nhóm'],
    /team ?work|team[- ]player|collaborat|làm việc nhóm|tinh thần đồng đội|phối hợp|team culture/i,
  ),
  quality(
    'planning',
    ['Planning and organization', 'Tổ chức và sắp xếp công việc'],
    /organi[sz]ed\b|organi[sz]ational skills|time management|prioriti[sz]|multi-?task|deadline|sắp xếp công việc|quản lý thời gian|có tổ chức|lập kế hoạch|deliver(y|ing) on time|dependenc/i,
  ),
  quality(
    'quality',
    ['Rigour and attention to detail', 'Cẩn thận và tỉ mỉ'],
    /rigou?r|attention to detail|detail-oriented|meticulous|cẩn thận|tỉ mỉ|chính xác|chỉn chu/i,
  ),
  quality(
    'quality',
    ['Holding a high standard', 'Giữ vững tiêu chuẩn'],
    /sub-?standard|compromise on quality|high standards?|quality bar|tiêu chuẩn cao/i,
  ),
  quality(
    'ownership',
    ['Bias for action', 'Hành động nhanh'],
    /bias (for|towards?) action|mov(e|ing) (quickly|fast)|get things done|nhanh nhẹn|tháo vát/i,
  ),
  quality(
    'ownership',
    ['Ownership and initiative', 'Chủ động và có trách nhiệm'],
    /self-starter|proactiv|initiative|\bowns?\b|ownership|accountab|autonom|independently|chủ động|tự giác|trách nhiệm cao|có trách nhiệm|tinh thần trách nhiệm|độc lập/i,
  ),
  quality(
    'integrity',
    ['Diversity and fairness', 'Đa dạng và công bằng'],
    /diversity|inclusi(on|ve)|equity|đa dạng|hoà nhập/i,
  ),
  quality(
    'problem_solving',
    ['Problem solving', 'Giải quyết vấn đề'],
    /problem[- ]solv|problem analysis|analytical|troubleshoot|logical thinking|giải quyết vấn đề|xử lý tình huống|tư duy (logic|phân tích)/i,
  ),
  quality(
    'decision_making',
    ['Sound decisions', 'Ra quyết định đúng đắn'],
    /decision|judge?ment|trade-?offs?|ra quyết định/i,
  ),
  quality(
    'learning',
    ['Willingness to learn', 'Ham học hỏi'],
    /quick learner|fast learner|learn (fast|quickly)|eager to learn|curious|curiosity|growth mindset|ham học|học hỏi|cầu tiến/i,
  ),
  quality(
    'leadership',
    ['Leading people', 'Dẫn dắt con người'],
    /leadership|people management|performance management|team development|mentor|coach(ing)?\b|manag(e|ing|ed) (a |the )?(team|people)|lead(ing)? (a |the )?(team|people)|quản lý (đội|nhóm|nhân viên|nhân sự)|lãnh đạo|dẫn dắt/i,
  ),
  quality(
    'stakeholders',
    ['Working with stakeholders', 'Phối hợp với các bên liên quan'],
    /stakeholder|cross-functional|influenc|các bên liên quan|liên phòng ban|nhiều phòng ban/i,
  ),
  quality(
    'conflict',
    ['Handling disagreement', 'Xử lý bất đồng'],
    /conflict|disagree|difficult conversation|xung đột|bất đồng/i,
  ),
  quality(
    'customer',
    ['Customer focus', 'Hướng đến khách hàng'],
    /customer[- ](focus|centric|obsess|service|first)|client-facing|user needs|chăm sóc khách|hướng đến khách|phục vụ khách/i,
  ),
  quality('adaptability', ['Working under pressure', 'Chịu được áp lực'], /under pressure|stress|chịu (được )?áp lực/i),
  quality(
    'adaptability',
    ['Adaptability', 'Khả năng thích ứng'],
    /adaptab|adapt to|flexib|fast-paced|ambigu|linh hoạt|thích (nghi|ứng)/i,
  ),
  quality(
    'data_use',
    ['Working with data', 'Làm việc với dữ liệu'],
    /data-driven|\bmetrics\b|\bkpis?\b|quantitative|dựa trên (số liệu|dữ liệu)|phân tích số liệu/i,
  ),
  quality('creativity', ['Creativity', 'Sáng tạo'], /creativ|innovati|sáng tạo|đổi mới|ý tưởng mới/i),
  quality(
    'integrity',
    ['Integrity', 'Chính trực'],
    /integrity|honest|ethic|trustworth|confidential|discretion|trung thực|chính trực|bảo mật/i,
  ),
]

/** A line that asks for something that must not matter: it never becomes a requirement. */
export const PROTECTED_LINE =
  /\b(male|female|men|women) (only|candidates|preferred)\b|\b(aged?|age limit|under \d\d years|years old)\b|\b((must|to) be single|marital status|married|unmarried|good[- ]looking|attractive|religio\w*|nationality|native[- ]born)\b|(^|[\s,;(])(nam|nữ)(\/nữ|, nam| giới)?([\s,;.):]*(từ \d\d|\d\d ?-|tuổi|độ tuổi)|\s*$)|độ tuổi|\d\d\s*(tuổi|-\s*\d\d tuổi)|tuổi từ|ngoại hình|ưa nhìn|độc thân|tôn giáo|tình trạng hôn nhân|chưa (kết hôn|lập gia đình)|giới tính|quê quán|chiều cao|(chỉ|ưu tiên) (tuyển )?(nam|nữ)(?!\p{L})/iu
