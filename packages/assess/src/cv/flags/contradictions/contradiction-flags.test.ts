import { type RedFlag, screeningSourceId } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import type { AssessAnswer, AssessScreening } from '../../../input'
import { buildAnswer, buildInterview } from '../../../testing/interview'
import { assessCv } from '../../assess-cv'

const english = `Ana Costa
ana@example.com
Summary
A clerk who reads, writes, plans and speaks with people of every kind, calmly and with care, every day of the week.
Experience
Senior Clerk, Calder Logistics
03/2022 - present
• Keeps the archive of the city in order.
Clerk, Acme Ltd
02/2018 - 01/2022
• Answered letters of citizens every day.
Education
BA History, University of Porto, 2014 - 2017
`
const vietnamese = `Nguyễn An
an@example.com
MỤC TIÊU NGHỀ NGHIỆP
Một người đọc, viết, lập kế hoạch và nói chuyện với mọi người một cách bình tĩnh và cẩn thận mỗi ngày trong tuần.
KINH NGHIỆM LÀM VIỆC
Công ty CP Minh Long — Kế toán trưởng
03/2022 - Hiện tại
• Giữ sổ sách của công ty luôn ngăn nắp.
Công ty TNHH Sao Việt — Kế toán
02/2018 - 01/2022
• Lập báo cáo thuế hằng tháng.
HỌC VẤN
Đại học Kinh tế Huế, Cử nhân Kế toán, 2014 - 2017
`

interface TestInput {
  readonly language?: 'en' | 'vi'
  readonly modality?: 'spoken' | 'typed'
  readonly cv?: string
  readonly screening?: readonly AssessScreening[]
  readonly change?: (answer: AssessAnswer) => AssessAnswer
}

/** Expects every quote at its stated offsets. */
function expectQuoted(flag: RedFlag, cv: string, answers: readonly AssessAnswer[]) {
  for (const line of flag.quotes) expect(cv.slice(line.start, line.end)).toBe(line.quote)
  const spoken = (flag.said ?? []).filter(({ answerId }) => answerId !== screeningSourceId)
  for (const words of spoken) {
    const answer = answers.find(({ answerId }) => answerId === words.answerId)
    expect(answer?.text.slice(words.start, words.end)).toBe(words.quote)
  }
}

/** Flags for the statements; each text is one answer. */
function findRemarks(texts: readonly string[], given: TestInput = {}) {
  const { language = 'en', modality = 'spoken', change = (answer) => answer } = given
  const text = given.cv ?? (language === 'en' ? english : vietnamese)
  const answers = texts.map((words, index) =>
    change(buildAnswer({ questionId: `q${index}`, questionText: 'Tell me.', text: words, modality })),
  )
  const cv = { text, sha256: 'a', hidden: [], asOf: '2026-11-22', email: null, screening: given.screening ?? [] }
  const flags = assessCv({ ...buildInterview(language), answers, cv }).redFlags.filter(({ said }) => said !== undefined)
  for (const flag of flags) expectQuoted(flag, text, answers)
  return flags
}
const buildCases = (text: string, language: 'en' | 'vi') =>
  findRemarks([text], { language }).map(({ id, params }) => (id === 'answer_years' ? params.claimedYears : params.case))

const different: readonly (readonly ['en' | 'vi', string, string | number])[] = [
  ['en', 'I worked at Acme from 2014 to 2016 and learned a lot.', 'period'],
  ['en', 'From 2014 to 2016, I worked for Acme.', 'period'],
  ['en', 'Yes, I was a clerk at Acme between March 2012 and May 2014.', 'period'],
  ['en', 'I left Acme in 2020 because the work was done.', 'end'],
  ['en', 'In June 2019 I left Acme for something new.', 'end'],
  ['en', 'so um I joined Calder Logistics in 2019 and since then it went well', 'start'],
  ['en', 'I’ve been working at Calder since 2019.', 'start'],
  ['en', 'I left Calder Logistics in 2024.', 'ended'],
  ['en', 'I still work at Acme and I like it.', 'current'],
  ['en', 'I have been at Acme since 2018.', 'current'],
  ['en', 'I have worked at Acme for nine years.', 9],
  ['en', 'I have fifteen years of experience.', 15],
  ['en', 'I have worked as a clerk for twenty-two years.', 22],
  ['en', 'I have been a clerk for 18 years now.', 18],
  ['en', 'I have 3 years of experience.', 3],
  ['vi', 'Dạ, tôi làm ở Sao Việt từ 2012 đến 2014.', 'period'],
  ['vi', 'Từ năm 2012 đến năm 2014 tôi làm kế toán tại công ty Sao Việt.', 'period'],
  ['vi', 'Tôi đã nghỉ việc ở Sao Việt năm 2020.', 'end'],
  ['vi', 'Năm 2020, em rời công ty TNHH Sao Việt.', 'end'],
  ['vi', 'Tôi vào làm ở Minh Long từ tháng 5 năm 2019.', 'start'],
  ['vi', 'Em làm việc tại Minh Long từ 2019 đến nay.', 'start'],
  ['vi', 'Tôi nghỉ việc ở Minh Long năm 2024.', 'ended'],
  ['vi', 'Hiện tại tôi đang làm ở Sao Việt.', 'current'],
  ['vi', 'Tôi có mười lăm năm kinh nghiệm.', 15],
  ['vi', 'Tôi đã làm kế toán được hai mươi năm rồi.', 20],
  ['vi', 'Em làm ở Sao Việt được chín năm.', 9],
]

const open: readonly (readonly ['en' | 'vi', string])[] = [
  // The statement agrees with the CV, or may.
  ['en', 'I worked at Acme from 2018 to 2022. I left Acme in 2021, and I joined Calder Logistics in 2022.'],
  ['en', 'I have been at Calder since 2022. I still work at Calder Logistics.'],
  ['en', 'I have 9 years of experience.'],
  ['en', 'I have four years of experience in archives.'],
  ['en', 'I have worked as a senior clerk at Calder Logistics since 2024.'],
  ['en', 'I worked as a team lead at Acme from 2019 to 2020.'],
  // The statement is a guess.
  ['en', 'I worked at Acme from about 2014 to 2016.'],
  ['en', 'I think I left Acme in 2019.'],
  ['en', 'I left Acme in 2019, I think.'],
  ['en', 'I left Acme in 2019 or 2020.'],
  ['en', 'I have almost fifteen years of experience.'],
  ['en', 'Roughly speaking I have fifteen years of experience.'],
  ['en', 'I have fifteen years of experience or so.'],
  // The candidate corrects the statement.
  ['en', 'I left Acme in 2019. Sorry, in 2022.'],
  ['en', 'I left Acme in 2019, I mean in 2022.'],
  ['en', 'I left Acme in 2019. Later I noticed: I left Acme in 2022.'],
  // The statement does not cover all of the time there.
  ['en', 'I left Acme in 2019 and came back in 2020.'],
  ['en', 'I worked at Acme from 2018 to 2019 and then became a team lead there.'],
  ['vi', 'Tôi nghỉ việc ở Sao Việt năm 2019 rồi quay lại năm 2020.'],
  // The statement is about another person, or no one.
  ['en', 'My brother worked at Acme from 2010 to 2014.'],
  ['en', 'She left Acme in 2019. He still works at Acme. We joined Acme in 2010.'],
  ['en', 'My boss said I left Acme in 2019.'],
  ['en', 'If I have worked at Acme for nine years, I know it.'],
  ['en', 'I would say I worked at Acme from 2010 to 2012.'],
  ['en', 'He asked: “I joined Acme in 2010?”'],
  // The statement is not about a time at that employer.
  ['en', 'I worked on a project for Acme from 2010 to 2012.'],
  ['en', 'I worked with Acme from 2010 to 2012. I worked at Bolt from 2010 to 2012.'],
  ['en', 'I worked at Acme Dental from 2010 to 2012.'],
  ['en', 'I have been a vegetarian for twenty years.'],
  ['en', 'I did not leave Acme in 2019. I never worked at Acme from 2010 to 2012.'],
  ['en', 'I left Acme nine years ago, and I have worked at Acme for two years ago.'],
  ['vi', 'Anh tôi làm ở Sao Việt từ 2012 đến 2014.'],
  ['vi', 'Em tôi có mười lăm năm kinh nghiệm.'],
  ['vi', 'Bạn tôi nghỉ việc ở Sao Việt năm 2020.'],
  ['vi', 'Hình như tôi làm ở Sao Việt từ 2012 đến 2014.'],
  ['vi', 'Tôi nghỉ việc ở Sao Việt năm 2020, à không, năm 2022.'],
  ['vi', 'Tôi có khoảng mười lăm năm kinh nghiệm.'],
  ['vi', 'Nếu tôi làm ở Sao Việt từ 2012 đến 2014 thì đã khác.'],
  ['vi', 'Tôi làm ở Sao Việt từ 2018 đến đầu năm 2022. Tôi có năm năm kinh nghiệm về thuế.'],
  ['vi', 'Lúc đó tôi đang làm ở Sao Việt.'],
  ['vi', 'Tôi làm dự án cho Sao Việt từ 2012 đến 2014.'],
  ['vi', 'Tôi không làm ở Sao Việt từ 2012 đến 2014.'],
]

describe('statements of the candidate compared with the CV', () => {
  it.each(different)('raises a flag when a statement differs from the CV (%s): %s', (language, text, found) => {
    expect(buildCases(text, language)).toEqual([found])
  })

  it.each(open)('raises no flag when the statement is not plain (%s): %s', (language, text) => {
    expect(buildCases(text, language)).toEqual([])
  })

  it('quotes the statement and the CV, with both figures, the time of the statement and a question', () => {
    const [flag] = findRemarks(['Thank you. I left Acme in 2020 because the work was done.'])
    expect(flag).toMatchObject({
      id: 'answer_dates',
      weight: 'ask',
      question: 'ask_employer_dates',
      confidence: 'medium',
      params: {
        case: 'end',
        source: 'answer',
        organization: 'Acme Ltd',
        saidTo: '2020',
        cvTo: '2022-01',
        limitMonths: 6,
      },
    })
    expect(flag?.quotes.map(({ quote }) => quote)).toEqual(['Clerk, Acme Ltd\n02/2018 - 01/2022'])
    const [words] = flag?.said ?? []
    expect(words).toMatchObject({ answerId: 'a-q0', quote: 'I left Acme in 2020' })
    expect(words?.startMs).toBeGreaterThan(500)
    expect(words?.endMs).toBeGreaterThan(words?.startMs ?? 0)
  })

  it('takes the confidence of the CV’s dates for a typed answer and gives no time to play', () => {
    const [flag] = findRemarks(['I left Acme in 2020.'], { modality: 'typed' })
    expect(flag).toMatchObject({ confidence: 'high', said: [{ startMs: null, endMs: null }] })
  })

  it('raises no flag for a figure that the recognizer is unsure of', () => {
    const text = 'I left Acme in 2020.'
    const heard = (confidence: number) => (answer: AssessAnswer) => ({
      ...answer,
      words: (answer.words ?? []).map((word) => (word.text === '2020.' ? { ...word, confidence } : word)),
    })
    expect(findRemarks([text], { change: heard(0.9) })).toHaveLength(1)
    expect(findRemarks([text], { change: heard(0.4) })).toEqual([])
  })

  it('raises one flag per employer, and none if another answer corrects the statement', () => {
    expect(findRemarks(['I left Acme in 2019.', 'I left Acme in 2020.'])).toHaveLength(1)
    expect(findRemarks(['I left Acme in 2019.', 'I left Acme in 2022.'])).toEqual([])
  })

  it('compares only employers that the CV names and whose names are not places or everyday words', () => {
    const cv = english.replace('Acme Ltd', 'London').replace('Calder Logistics', 'The Company')
    expect(findRemarks(['I worked at London from 2010 to 2012. I left the company in 2012.'], { cv })).toEqual([])
  })

  it('does not repeat a difference that the CV’s own summary states', () => {
    const cv = english.replace('A clerk who', 'A clerk with 15 years of experience who')
    expect(findRemarks(['I have 15 years of experience.'], { cv })).toEqual([])
    expect(findRemarks(['I have 20 years of experience.'], { cv })).toHaveLength(1)
  })

  it('compares screening answers too: total years, years in a field, and sentences', () => {
    const given = (label: string, value: string) => findRemarks([], { screening: [{ label, value }] })
    expect(given('How many years of experience do you have?', '15')).toMatchObject([
      {
        id: 'answer_years',
        params: { source: 'screening', claimedYears: 15 },
        said: [{ answerId: screeningSourceId }],
      },
    ])
    expect(given('Số năm kinh nghiệm', '2 năm')).toHaveLength(1)
    expect(given('Years of experience in archives', '2')).toEqual([])
    expect(given('How many years of experience do you have?', '8-10')).toEqual([])
    expect(given('How many weeks of notice?', '15')).toEqual([])
    expect(given('Why do you apply?', 'I left Acme in 2019.')).toHaveLength(1)
  })
})
