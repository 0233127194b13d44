import type { InterviewLanguage } from '../../ports/interviewer'

/** Whole words or phrases in any case; a language's own letters count as letters. */
const buildWordPattern = (alternatives: string): RegExp => new RegExp(`(?<!\\p{L})(${alternatives})(?!\\p{L})`, 'giu')

/**
 * What an interviewer must not ask about (age, family, religion, health, pregnancy, origin and similar). The list may match
 * too much: a question that is blocked wrongly is replaced by a good one.
 */
export const protectedTopics: Readonly<Record<InterviewLanguage, RegExp>> = {
  en: buildWordPattern(
    'age|aged|how old|years old|born|birth|birthday|birthdate|married|marriage|marital|husband|wife|spouse|your partner|girlfriend|boyfriend|child|children|kids?|sons?|daughters?|famil(?:y|ies)|parents?|mother|father|childcare|pregnan\\w*|maternity|paternity|religio\\w*|church|mosque|temple|pray\\w*|faith|belie(?:f|fs)|god|christian\\w*|muslim\\w*|islam\\w*|buddhis\\w*|hindu\\w*|jewish|catholic\\w*|health|healthy|ill|illness\\w*|sick\\w*|disab\\w*|diseases?|medical\\w*|medication|diagnos\\w*|mental\\w*|therapy|nationalit\\w*|citizen\\w*|ethnic\\w*|race|racial|origin|native|immigra\\w*|visa|accent|hometown|where are you from|where do you come from|gender|sex|sexual\\w*|gay|lesbian|transgender|politic\\w*|vote|voted|trade union|criminal|salary|wage',
  ),
  vi: buildWordPattern(
    'tuổi|bao nhiêu tuổi|năm sinh|sinh năm|ngày sinh|kết hôn|cưới|ly hôn|lập gia đình|gia đình|vợ|chồng|con cái|con nhỏ|có con|mấy con|đứa con|bố mẹ|cha mẹ|ba mẹ|người yêu|bạn trai|bạn gái|độc thân|mang thai|có thai|có bầu|mang bầu|thai sản|sinh con|sinh em bé|tôn giáo|theo đạo|đạo phật|phật giáo|công giáo|thiên chúa|hồi giáo|nhà thờ|đi chùa|cầu nguyện|tín ngưỡng|sức khỏe|sức khoẻ|bệnh|bệnh tật|ốm|khuyết tật|uống thuốc|tâm thần|trầm cảm|quê|quê quán|quê hương|dân tộc|quốc tịch|gốc gác|nguồn gốc|xuất thân|người miền|giọng|giới tính|đồng tính|chính trị|đảng viên|tiền án|lương',
  ),
}

/** Praise, blame, scores, and what comes of them: an interviewer says none of it. */
export const judgments: Readonly<Record<InterviewLanguage, RegExp>> = {
  en: buildWordPattern(
    'great|excellent|amazing|awesome|fantastic|wonderful|brilliant|impressive|impressed|perfect|good|nice|well done|correct|incorrect|wrong|right answer|scores?|scored|scoring|points?|grades?|graded|rating|rate you|stars?|pass|passed|fail|failed|hire|hired|hiring decision|recommend\\w*|reject\\w*|selected|job offer|unfortunately|strong answer|weak|better than|worse|bad',
  ),
  vi: buildWordPattern(
    'tuyệt vời|thật tuyệt|tuyệt quá|xuất sắc|giỏi|rất tốt|tốt lắm|rất hay|hay lắm|ấn tượng|hoàn hảo|chính xác|đúng rồi|chưa đúng|không đúng|bạn sai|trả lời sai|điểm số|chấm điểm|cho điểm|điểm cao|điểm tối đa|điểm của bạn|số điểm|đánh giá cao|đánh giá bạn|đánh giá tốt|xếp hạng|bạn đậu|bạn đỗ|sẽ đậu|sẽ đỗ|bạn trượt|sẽ trượt|bị loại|trúng tuyển|được nhận|nhận bạn|tuyển bạn|đáng tiếc|rất tiếc|còn kém|rất kém|còn yếu|khá yếu|rất yếu|rất tệ|thật tệ|khen|chúc mừng',
  ),
}

/** Talk about the machine rather than the matter: nothing an interviewer asks needs these. */
export const machineTerms: RegExp = buildWordPattern(
  'prompt|system prompt|instructions?|ignore|json|language model|as an ai|ai model|jailbreak|developer mode|hệ thống nhắc|câu lệnh|chỉ thị|mô hình ngôn ngữ|bỏ qua',
)

/**
 * Sentences that address a machine instead of an interviewer. No model sees such an answer: the rules decide on it, because
 * text can't persuade them.
 */
const commands = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules?|prompts?|everything|above|previous)\b/iu,
  /\b(system|developer)\s*(prompt|message|mode)\b/iu,
  /\byou are (now|no longer)\b|\bact as\b|\bpretend (to be|you)\b|\bfrom now on\b/iu,
  /\b(new|next|your) (task|instructions?|role)\s*(is|are|:)/iu,
  /\b(give|award|grant|assign|rate)\b.{0,30}\b(points?|scores?|marks?|stars?|rating|5|five|ten|10)\b/iu,
  /\b(official|final) score\b|\bfull (points|marks)\b/iu,
  /\b(do not|don't|stop) (ask|asking)\b|\bask me (only|about|whether|if)\b|\b(say|repeat|output|print|reply|respond)\b.{0,20}\b(exactly|json|the following|after me|with)\b/iu,
  /[{[]\s*"|<\/?(system|user|assistant)>|\b(assistant|system)\s*:/iu,
  /(bỏ qua|phớt lờ|quên( đi)?|không cần theo)( \p{L}+){0,4} (hướng dẫn|chỉ dẫn|quy tắc|luật|yêu cầu|câu lệnh|ở trên|trước đó)/iu,
  /(bây giờ|từ giờ|từ bây giờ)( \p{L}+){0,3} (bạn là|hãy|em là)|hãy (đóng vai|giả vờ|in ra|lặp lại|nói rằng|trả lời đúng)/iu,
  /(cho|chấm|tặng|xin)( \p{L}+){0,4} (điểm|sao)(?!\p{L})/iu,
  /(đừng|không cần|ngừng|thôi) hỏi|hãy hỏi (tôi|em|mình)|nhiệm vụ mới|lời nhắc hệ thống/iu,
]

export const addressesMachine = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return commands.some((command) => command.test(plain))
}
