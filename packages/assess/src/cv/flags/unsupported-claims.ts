import type { RedFlag } from '@candor/contract'
import { cvLimits } from '../limits'
import type { CvStatement } from '../model'
import { buildWordPattern, splitWords } from '../words'
import { buildFlag, type FlagContext } from './flag'

const rise = buildWordPattern(
  'increas[a-z]*, grew, grow[a-z]*, rais[a-z]*, boost[a-z]*, improv[a-z]*, up, growth, more, faster, higher, scal[a-z]*, expand[a-z]*, tăng, nâng, tăng trưởng, cao hơn, nhanh hơn, mở rộng',
)
const fall = buildWordPattern(
  'reduc[a-z]*, cut, decreas[a-z]*, lower[a-z]*, sav[a-z]*, shorten[a-z]*, less, down, dropp?[a-z]*, giảm, cắt, tiết kiệm, rút ngắn, hạ',
)
const multiple =
  /(\d{1,16}(?:[.,]\d{1,16})?)\s?(?:x(?![\p{L}\d])|×|times(?!\p{L})|-?\s?fold(?!\p{L}))|gấp\s{1,16}(\d{1,16}(?:[.,]\d{1,16})?)\s{1,16}lần|(?<=\p{L}\s)x(\d{1,16})(?!\p{L})/iu
const percent = /(\d{2,5})(?:[.,]\d+)?\s?%/u
const inWords = buildWordPattern('quadrupled, quintupled, tenfold, hundredfold')
const basis = buildWordPattern(
  'from \\S{0,30}\\d\\S{0,30} [^.;]{0,200}?to, from \\S{0,30}\\d\\S{0,30}, baseline, compared to, compared with, versus, vs, within, in \\d{1,9} (?:days|weeks|months|years|quarters), over \\d{1,9} \\S+, in (?:19|20)\\d\\d, since (?:19|20)\\d\\d, per (?:year|month|quarter|week), a year, a month, year[- ]over[- ]year, yoy, between, in (?:one|two|three|four|five|six|nine|twelve) (?:weeks?|months?|years?), so với, từ \\S{0,30}\\d\\S{0,30} [^.;]{0,200}?(?:lên|xuống|đến|còn), trong (?:vòng )?\\d+, trong năm, mỗi năm, mỗi tháng, năm (?:19|20)\\d\\d',
)

interface Figure {
  readonly text: string
  readonly factor: number
}

function parseFigure(text: string): Figure | null {
  const times = multiple.exec(text)
  if (times !== null) {
    const value = Number((times[1] ?? times[2] ?? times[3] ?? '0').replace(',', '.'))
    return rise.test(text) || fall.test(text) ? { text: times[0], factor: value } : null
  }
  const word = inWords.exec(text)
  if (word !== null) return { text: word[0], factor: 4 }
  const share = percent.exec(text)
  if (share === null) return null
  const value = Number(share[1])
  if (rise.test(text)) return { text: share[0], factor: 1 + value / 100 }
  return fall.test(text) && value < 100 ? { text: share[0], factor: 1 / (1 - value / 100) } : null
}

const maxFlags = 5

/** A change of more than three times without where it started or how long it took. */
function findUnsupportedFigures({ model, guards }: FlagContext): RedFlag[] {
  return guards.kept.flatMap((statement) => {
    const figure = parseFigure(statement.text)
    if (figure === null || figure.factor <= cvLimits.changeFactor || basis.test(statement.text)) return []
    const params = { case: 'figure', claim: figure.text.trim(), limitFactor: cvLimits.changeFactor }
    const raised = { weight: 'ask', at: [statement], params, question: 'ask_claim', confidence: 'medium' } as const
    return [buildFlag(model, 'unexplained_claim', raised)]
  })
}

const expertIn =
  /(?<!\p{L})(?:experts?\s{0,16}(?:in|with|at|:|-|–|level in)|expertise in|expert-level|chuyên gia(?:\s{1,16}về)?\s{0,16}:?|trình độ chuyên gia\s{0,16}:?)\s{0,16}:?\s{0,16}([^.;()\n]{2,120})/iu
const markedExpert =
  /([\p{L}\p{N}.+#/ -]{2,40})\s{0,16}[(–:-]\s{0,16}(?:expert|chuyên gia)(?:\s{1,16}level)?\s{0,16}\)?/iu
const places = new Set(['skills', 'summary', 'head'])
const maxSkillWords = 4

function listExpertSkills(statement: CvStatement): string[] {
  const listed = expertIn.exec(statement.text)?.[1]?.split(/,|\s{1,16}(?:and|và)\s{1,16}|\//u) ?? []
  const marked = markedExpert.exec(statement.text)?.[1]?.split(/[,|]/u).at(-1)
  const skills = listed.length > 0 ? listed : marked === undefined ? [] : [marked]
  return skills
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '' && splitWords(skill).length <= maxSkillWords)
}

/** "Expert" in something that no job entry names. */
function findUnsupportedExpertise({ model, guards }: FlagContext): RedFlag[] {
  const jobWords = model.entries
    .filter((entry) => entry.kind !== 'education')
    .map((entry) => splitWords(model.text.slice(entry.start, entry.bodyEnd)).join(' '))
    .join(' ')
  if (jobWords === '') return []
  const stated = model.statements.filter((item) => places.has(item.section) && !guards.injections.includes(item))
  return stated.flatMap((statement) =>
    listExpertSkills(statement)
      .filter((skill) => !` ${jobWords} `.includes(` ${splitWords(skill).join(' ')} `))
      .map((skill) => {
        const params = { case: 'skill', claim: skill, limitFactor: cvLimits.changeFactor }
        const raised = { weight: 'ask', at: [statement], params, question: 'ask_claim', confidence: 'low' } as const
        return buildFlag(model, 'unexplained_claim', raised)
      }),
  )
}

export function findUnsupportedClaims(context: FlagContext): RedFlag[] {
  return [...findUnsupportedFigures(context), ...findUnsupportedExpertise(context)].slice(0, maxFlags)
}
