import { z } from 'zod'
import type { FakeLanguageCall } from './fake-language-call'

const zSources = z.object({
  language: z.string().optional(),
  description: z.string().optional(),
  title: z.string().nullish(),
  count: z.number().optional(),
  max_count: z.number().optional(),
  requirements: z.array(z.object({ name: z.string() })).optional(),
  existing: z.array(z.string()).optional(),
  exclude: z.array(z.string()).optional(),
  question: z.string().optional(),
})
type Sources = z.infer<typeof zSources>

interface Words {
  readonly requirements: readonly string[]
  readonly ask: (requirement: string, nth: number) => string
  /** Of a translation: how its sentences begin, and words that make them as long as the original. */
  readonly translation: { readonly asks: string; readonly says: string; readonly more: readonly string[] }
  readonly points: readonly { readonly heading: string; readonly alternatives: readonly string[] }[]
  readonly anchors: readonly string[]
  readonly instruction: string
}

const zTranslationSources = z.object({
  to: z.string(),
  data: z.array(
    z.object({
      id: z.number(),
      text: z.string(),
      points: z.array(z.object({ id: z.number(), heading: z.string(), alternatives: z.array(z.string()) })),
    }),
  ),
})
type Original = z.infer<typeof zTranslationSources>['data'][number]

const times = {
  en: ['hardest', 'busiest', 'latest', 'longest', 'first', 'best'],
  vi: ['khó', 'bận', 'gần', 'dài', 'đầu', 'vui'],
}

const words: Readonly<Record<'en' | 'vi', Words>> = {
  en: {
    requirements: ['Plan the weekly shifts', 'Stock control', 'Forklift routes', 'Supplier talks'],
    ask: (requirement, nth) =>
      `Tell me about the ${times.en[nth % 6]} week in which you needed this: ${requirement}. What did you do in case ${nth}?`,
    translation: {
      asks: 'How did you do that',
      says: 'Tell me about that',
      more: 'with the people at your work and in that week'.split(' '),
    },
    points: [
      {
        heading: 'Finds the cause',
        alternatives: ['root cause', 'checked records', 'asked colleagues', 'traced back', 'compared counts'],
      },
      {
        heading: 'Acts in order',
        alternatives: ['set priorities', 'listed steps', 'urgent items', 'split tasks', 'timetable'],
      },
      {
        heading: 'Shows the result',
        alternatives: ['fewer errors', 'measured savings', 'on schedule', 'customer thanked', 'audit passed'],
      },
      {
        heading: 'Informs the others',
        alternatives: ['told manager', 'wrote notice', 'team meeting', 'called supplier', 'weekly report'],
      },
      {
        heading: 'Learns from it',
        alternatives: ['new checklist', 'trained colleagues', 'changed routine', 'second check', 'lessons learned'],
      },
    ],
    anchors: [
      'Names no case of their own',
      'Names a case and leaves their own part open',
      'Tells one case with their own steps',
      'Explains the reasons and the result of a case',
      'Also weighs another way and says what they do differently since',
    ],
    instruction: 'Choose one case of your own. Say what you did and how it ended.',
  },
  vi: {
    requirements: [
      'Lập lịch làm việc hằng tuần',
      'Kiểm soát hàng tồn kho',
      'Sắp xếp lối đi của xe nâng',
      'Thương lượng với nhà cung cấp',
    ],
    ask: (requirement, nth) =>
      `Hãy kể về một tuần ${times.vi[nth % 6]} mà bạn cần đến điều này: ${requirement}. Bạn đã làm gì trong lần thứ ${nth}?`,
    translation: {
      asks: 'Bạn đã làm thế nào',
      says: 'Hãy kể về việc đó',
      more: 'cùng mọi người ở nơi làm việc và trong tuần đó'.split(' '),
    },
    points: [
      {
        heading: 'Tìm nguyên nhân',
        alternatives: ['nguyên nhân gốc', 'kiểm tra sổ sách', 'hỏi đồng nghiệp', 'truy ngược lại', 'so số liệu'],
      },
      {
        heading: 'Làm theo thứ tự',
        alternatives: ['đặt ưu tiên', 'liệt kê các bước', 'việc gấp trước', 'chia nhỏ việc', 'lập thời gian biểu'],
      },
      {
        heading: 'Nêu kết quả',
        alternatives: ['ít lỗi hơn', 'đo được tiết kiệm', 'đúng tiến độ', 'khách cảm ơn', 'qua kiểm toán'],
      },
      {
        heading: 'Báo cho người khác',
        alternatives: ['báo cấp trên', 'gửi thông báo', 'họp nhóm', 'gọi nhà cung cấp', 'báo cáo tuần'],
      },
      {
        heading: 'Rút kinh nghiệm',
        alternatives: ['danh sách kiểm mới', 'hướng dẫn đồng nghiệp', 'đổi quy trình', 'kiểm tra hai lần', 'bài học'],
      },
    ],
    anchors: [
      'Không nêu được trường hợp nào của mình',
      'Nêu trường hợp nhưng phần của mình không rõ',
      'Kể được một trường hợp với các bước tự làm',
      'Giải thích được lý do và kết quả của trường hợp',
      'Còn cân nhắc cách khác và nói từ đó đã làm khác thế nào',
    ],
    instruction: 'Hãy chọn một trường hợp của chính bạn. Nói bạn đã làm gì và kết quả ra sao.',
  },
}

const listBullets = (description: string) =>
  description.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []))

const titleOf = (description: string) => (description.split('\n')[0] ?? '').replace(/^# |^Tuyển dụng /, '').trim()

function answerRequirements({ description, max_count: maxCount = 20 }: Sources, own: Words) {
  const quotes = description === undefined ? [] : listBullets(description)
  const entries =
    description === undefined
      ? own.requirements.map((name) => ({ name, source_quote: null, is_must_have: false }))
      : quotes.map((quote) => ({ name: quote, source_quote: quote, is_must_have: true }))
  return { requirements: entries.slice(0, maxCount).map((entry) => ({ ...entry, kind: 'skill', weight: 4 })) }
}

function answerQuestions({ requirements = [], count = 1, exclude = [] }: Sources, own: Words) {
  const all = Array.from({ length: count + exclude.length }, (_, nth) => {
    const { name = '' } = requirements[nth % requirements.length] ?? {}
    return {
      text: own.ask(name, nth + 1),
      kind: 'behavioural',
      competency: 'planning',
      requirement: name,
      points: own.points.slice(0, 3),
      criterion: { name, anchors: own.anchors },
      answer_seconds: 120,
    }
  })
  return { questions: all.filter(({ text }) => !exclude.includes(text)).slice(0, count) }
}

/** Numbers and words that are written with a capital inside, in their order: what every translation keeps. */
const listKept = (text: string) =>
  (text.match(/\S*(?:\d|\p{L}\p{Lu})\S*/gu) ?? []).map((word) => word.replace(/[.,:;?!]+$/u, ''))

const withKept = (words: string, text: string) => [words, ...listKept(text)].join(' ')

function translateSentence(sentence: string, { asks, says, more }: Words['translation']) {
  const isQuestion = sentence.endsWith('?')
  const start = isQuestion ? asks : says
  const missing = Math.max(0, sentence.split(' ').length - start.split(' ').length)
  const rest = Array.from({ length: missing }, (_, nth) => more[nth % more.length])
  return `${[start, ...rest, ...listKept(sentence)].join(' ')}${isQuestion ? '?' : '.'}`
}

function answerTranslation({ id, text, points }: Original, own: Words) {
  return {
    id,
    text: text
      .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
      .map((sentence) => translateSentence(sentence, own.translation))
      .join(' '),
    points: points.map((point, place) => {
      const { heading = '', alternatives = [] } = own.points[place % own.points.length] ?? {}
      const written = [point.heading, ...point.alternatives].join(' ')
      return {
        id: point.id,
        heading: withKept(heading, written),
        alternatives: alternatives.slice(0, point.alternatives.length),
      }
    }),
  }
}

function answerTranslations(prompt: string) {
  const { to, data } = zTranslationSources.parse(JSON.parse(prompt))
  const own = words[to === 'Vietnamese' ? 'vi' : 'en']
  return { translations: data.map((original) => answerTranslation(original, own)) }
}

/** What a good model answers to each prompt of the author of sets. */
export function createAuthorAnswer({ prompt, system }: Pick<FakeLanguageCall, 'prompt' | 'system'>): string {
  if (system.includes('"translations"')) return JSON.stringify(answerTranslations(prompt))
  const sources = zSources.parse(JSON.parse(prompt))
  const own = words[sources.language === 'Vietnamese' ? 'vi' : 'en']
  if (system.includes('"questions"')) return JSON.stringify(answerQuestions(sources, own))
  if (system.includes('"requirements"')) return JSON.stringify(answerRequirements(sources, own))
  if (system.includes('"instruction"')) return JSON.stringify({ instruction: own.instruction })
  return JSON.stringify({ title: titleOf(sources.description ?? '') })
}
