/**
 * Sentences that speak to an automatic judge instead of the interviewer. High precision first: ordinary talk about scores,
 * systems or instructions must not match. Both languages are always checked, whatever the interview's language.
 */
export const injectionPatterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|any|your|the)\b.{0,20}\b(?:instructions?|prompts?|rules?|rubrics?|guidelines?|criteria)\b/iu,
  /\b(?:give|award|assign|grant|score|rate|grade|mark|put)\b.{0,30}\b(?:me|this (?:candidate|answer|interview|applicant)|the candidate|him|her)\b.{0,40}\b(?:highest|maximum|max|full|perfect|top|best|five|10\/10|5\/5|100|5)\b.{0,20}(?:scores?|marks?|points?|ratings?|grades?|stars?|level|out of|$)/iu,
  /\b(?:kindly|please|must|should)\b.{0,20}\b(?:award|assign|give|grant)\b.{0,20}\b(?:full|maximum|highest|perfect|top)\b.{0,15}\b(?:scores?|marks?|points?|ratings?|grades?)\b/iu,
  /\b(?:official|final|correct|true|actual)\s+(?:scores?|ratings?|grades?)\b.{0,20}\b(?:is|are|:)\D{0,12}\d(?:\W+\d){2,}/iu,
  /\bnew (?:task|instructions?|system prompt|role)\s*[:-]/iu,
  /\b(?:system|developer|assistant)\s*(?:prompt|message|:)\s*["'{[]?\s*(?:you|set|output|ignore|give|score|rate|the candidate)/iu,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:assistant|model|evaluator|grader|judge|ai|system|recruiter)\b/iu,
  /\b(?:as|dear) (?:an? )?(?:ai|language model|automated)\b.{0,30}\b(?:evaluator|grader|judge|assessor|you (?:must|should|will))\b/iu,
  /\b(?:output|return|respond with|print)\b.{0,25}(?:\bjson\b|\{\s*["']?\w+["']?\s*:)/iu,
  /\bset\b.{0,20}\b(?:all|every|each)\b.{0,20}\b(?:dimensions?|scores?|levels?|ratings?)\b.{0,10}\b(?:to|at)\b/iu,
  /<\|?\/?(?:system|assistant|user|im_start|im_end|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>|^\s*#{2,}\s*(?:system|instruction)/iu,
  /[A-Za-z0-9+/]{48,}={0,2}/u,
  /(?:bỏ qua|phớt lờ|quên|không cần theo).{0,25}(?:hướng dẫn|chỉ dẫn|chỉ thị|mệnh lệnh|yêu cầu|quy tắc|tiêu chí).{0,20}(?:trước|trên|cũ|đánh giá|chấm|hệ thống|$)/iu,
  /(?:hãy|xin|vui lòng|phải|cần).{0,15}(?:cho|chấm|đánh giá).{0,25}(?:điểm|mức|thang).{0,15}(?:cao nhất|tối đa|tuyệt đối|năm|5|10|100)/iu,
  /(?:điểm|kết quả)\s+(?:chính thức|cuối cùng).{0,20}(?:là|:)\D{0,12}\d(?:\W+\d){2,}/iu,
  /(?:bây giờ|từ giờ).{0,10}bạn là.{0,30}(?:trợ lý|mô hình|giám khảo|hệ thống|người chấm)/iu,
  /(?:nhiệm vụ mới|lệnh hệ thống|lời nhắc hệ thống)\s*[:-]/iu,
]
