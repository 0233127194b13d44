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
    /communicat|articulate|presentation skills|interpersonal|(?:verbal|oral|written) (?:and (?:verbal|oral|written) )?skills|people skills|giao tiếp|trình bày|thuyết trình|diễn đạt/i,
  ),
  quality('teamwork', ['Empathy', 'Thấu cảm'], /empath|compassion|thấu cảm|đồng cảm/i),
  quality(
    'teamwork',
    ['Teamwork', 'Làm việc nhóm'],
    /team ?work|team[- ]player|collaborat|(?:part of|in|within|with) an? (?:[a-z-]{3,20} )?team|team[- ]oriented|work well with others|làm việc (?:theo )?nhóm|tinh thần đồng đội|đồng đội|hoà đồng|hòa đồng|team culture/i,
  ),
  quality(
    'planning',
    ['Planning and organization', 'Tổ chức và sắp xếp công việc'],
    /organi[sz]ed\b|organi[sz]ational(?=[\w, -]{0,60} (?:skills|abilit))|organi[sz]ation(?:,| and) |time management|prioriti[sz]|multi-?task|multiple (?:projects|priorities|tasks)|deadline|sắp xếp công việc|quản lý thời gian|có tổ chức|quản trị bản thân|deliver(y|ing) on time|dependenc/i,
  ),
  quality(
    'quality',
    ['Rigour and attention to detail', 'Cẩn thận và tỉ mỉ'],
    /rigou?r|attention to detail|detail[- ]orient|accuracy|meticulous|thorough(?:ness)?\b|cẩn thận|tỉ mỉ|chính xác|chỉn chu/i,
  ),
  quality(
    'ownership',
    ['Reliability', 'Đáng tin cậy'],
    /conscientious|reliab(?:le|ility)|dependab|punctual|work ethic|hard[- ]working|disciplined|siêng năng|chăm chỉ|chịu khó|kiên trì|đúng giờ|kỷ luật|gắn bó/i,
  ),
  quality(
    'quality',
    ['Holding a high standard', 'Giữ vững tiêu chuẩn'],
    /sub-?standard|compromise on quality|high standards?|quality bar|tiêu chuẩn cao/i,
  ),
  quality(
    'ownership',
    ['Bias for action', 'Hành động nhanh'],
    /bias (for|towards?) action|mov(e|ing) (quickly|fast)|get things done|energetic|nhanh nhẹn|tháo vát|năng động|hoạt bát/i,
  ),
  quality(
    'ownership',
    ['Ownership and initiative', 'Chủ động và có trách nhiệm'],
    /self[- ](?:starter|motivat|direct)|motivated|driven individual|proactiv|initiative|\bowns?\b|ownership|accountab|autonom|independently|independent worker|chủ động|tự giác|trách nhiệm cao|có trách nhiệm|tinh thần trách nhiệm|độc lập/i,
  ),
  quality(
    'integrity',
    ['Diversity and fairness', 'Đa dạng và công bằng'],
    /diversity|inclusi(on|ve)|equity|đa dạng|hoà nhập/i,
  ),
  quality(
    'problem_solving',
    ['Problem solving', 'Giải quyết vấn đề'],
    /problem[- ]solv|solv(?:e|ing) problems|analytical (?:skills|thinking|mind|abilit)|critical thinking|(?:problem-solving|and) troubleshooting skills|logical thinking|giải quyết vấn đề|xử lý tình huống|tư duy (logic|phân tích|phản biện)/i,
  ),
  quality(
    'decision_making',
    ['Sound decisions', 'Ra quyết định đúng đắn'],
    /decision[- ]making|sound decisions|judge?ment|trade-?offs?|ra quyết định/i,
  ),
  quality(
    'learning',
    ['Willingness to learn', 'Ham học hỏi'],
    /(?:quick|fast|keen|avid) learner|learn (?:fast|quickly|new)|(?:eager|willing|willingness|desire|quick|quickly) to (?:quickly )?learn|quickly learn|curious|curiosity|growth mindset|ham học|học hỏi|cầu tiến/i,
  ),
  quality(
    'leadership',
    ['Leading people', 'Dẫn dắt con người'],
    /leadership|people management|supervisory|performance management|team development|mentor|coach(ing)?\b|manag(e|ing|ed) (a |the )?(team|people)\b|lead(ing)? (a |the )?(team|people)\b|quản lý (đội|nhóm|nhân viên|nhân sự)|lãnh đạo|dẫn dắt/i,
  ),
  quality(
    'stakeholders',
    ['Working with stakeholders', 'Phối hợp với các bên liên quan'],
    /stakeholder|cross[- ]function|influenc|các bên liên quan|liên phòng ban|nhiều phòng ban/i,
  ),
  quality(
    'conflict',
    ['Handling disagreement', 'Xử lý bất đồng'],
    /conflict resolution|resolving conflict|disagree|difficult conversation|xung đột|bất đồng/i,
  ),
  quality(
    'customer',
    ['Customer focus', 'Hướng đến khách hàng'],
    /customer[- ](?:focus|centric|obsess|first|orient|service (?:skills|orient|mind))|client-facing|user needs|helpful|friendly|polite|courteous|hospitable|hướng đến khách|thân thiện|niềm nở|vui vẻ|lịch sự|nhiệt tình/i,
  ),
  quality(
    'adaptability',
    ['Working under pressure', 'Chịu được áp lực'],
    /under pressure|stress(?:ful| )|pressuri[sz]ed|chịu (được )?áp lực|áp lực cao/i,
  ),
  quality(
    'adaptability',
    ['Adaptability', 'Khả năng thích ứng'],
    /adaptab|adapt(?:s)? (?:to|quickly|in)|flexib(?:le|ility)(?! hours| schedule)|fast[- ](?:paced|moving)|ambigu|open to change|start-?up environment|growing team|linh hoạt|thích (nghi|ứng)/i,
  ),
  quality(
    'data_use',
    ['Working with data', 'Làm việc với dữ liệu'],
    /data-driven|quantitative (?:skills|abilit)|dựa trên (số liệu|dữ liệu)|phân tích số liệu/i,
  ),
  quality(
    'creativity',
    ['Creativity', 'Sáng tạo'],
    /creativ(?:e(?! (?:suite|cloud|team|concept|collateral))|ity)|innovati|sáng tạo|đổi mới|ý tưởng mới/i,
  ),
  quality(
    'integrity',
    ['Integrity', 'Chính trực'],
    /integrity|honest|(?<!work )ethic|trustworth|inspiring trust|confidential|discretion|trung thực|chính trực|thật thà|đạo đức|bảo mật/i,
  ),
]

/** A line that asks for something that must not matter: it never becomes a requirement. */
export const PROTECTED_LINE =
  /\b(male|female|men|women) (only|candidates|preferred)\b|\b(aged?|age limit|under \d\d years|years old)\b|\b((must|to) be single|marital status|married|unmarried|good[- ]looking|attractive (?:appearance|person|looks)|religio\w{0,8}|nationality|native[- ]born)\b|(^|[\s,;(])(nam|nữ)(\/nữ|, nam| giới)?([\s,;.):]*(từ \d\d|\d\d ?-|tuổi|độ tuổi)|\s*$)|độ tuổi|\d\d\s*(tuổi|-\s*\d\d tuổi)|tuổi từ|ngoại hình|ưa nhìn|độc thân|tôn giáo|tình trạng hôn nhân|cao (?:từ )?1m\d|nói ngọng|tuổi:|chưa (kết hôn|lập gia đình)|giới tính|quê quán|chiều cao|(chỉ|ưu tiên) (tuyển )?(nam|nữ)(?!\p{L})/iu
