import type { InterviewLanguage } from '@candor/contract'

/** Where a speaker stops within an answer, or at its end. */
export const pauseClasses = [
  'complete',
  'mid-clause',
  'filler',
  'list',
  'number',
  'self-correction',
  'long think',
] as const
export type PauseClass = (typeof pauseClasses)[number]

/** The words before and after the pause. `after` is null at the end of an answer. */
export interface PauseScript {
  readonly language: InterviewLanguage
  readonly kind: PauseClass
  readonly before: string
  readonly after: string | null
}

/** Every answer starts with this: a silence ends no answer of less than five seconds of speech. */
const lead = {
  en: 'two years ago I worked as a shift manager in a small hotel in the old town and we had a difficult week there.',
  vi: 'hai năm trước em làm quản lý ca ở một khách sạn nhỏ trong phố cổ và tuần đó có rất nhiều việc khó giải quyết.',
} as const

type Texts = Readonly<Record<PauseClass, readonly string[]>>

/** "before | after". Written for the benchmark. The rules were not changed after running it. */
const english: Texts = {
  complete: [
    'I called every guest myself and in the end nobody cancelled and the owner was very happy.',
    'I asked two colleagues to help me and as a result everything was ready on time. So that is how I handled it.',
    'I wrote a new plan for the kitchen and since then we have had no more complaints.',
    'I apologised to the guest and gave her another room, and that is all I can say about it.',
    'I trained the new people every morning and the number of mistakes went down by forty percent. That is my answer, thank you.',
    'We changed the supplier and eventually the problem was solved, and that was it.',
    'I learned to ask for help much earlier, and the team works better now. Yeah, that is pretty much it.',
    'I spoke with both of them and it turned out that they wanted the same thing, so they worked well together.',
  ],
  'mid-clause': [
    'The cook came to me and said that he | had no eggs for breakfast.',
    'I promised the family a quiet | room on the upper floor.',
    'If the phone had not been broken that whole morning | we would have known earlier.',
    'My colleague from the night shift had left | the keys in the car.',
    'So I printed a copy of every | booking of that week.',
    'What helped us most was | the list on the wall.',
    'I think it is better to say sorry than to | look for somebody who is guilty.',
    'The owner gave | everybody a free day after that.',
  ],
  filler: [
    'Then I went to the um | kitchen to talk to the cook.',
    'The problem was uh | that the system was down.',
    'I would say it was like | the worst day of that summer.',
    'My boss is kind of | a quiet person.',
    'We tried to you know | calm everybody down first.',
    'And then I er | called the company that made it.',
  ],
  list: [
    'I was responsible for things like bookings, invoices, | and the training of new people.',
    'We used tools such as excel | and the booking system.',
    'There were three reasons. | The first was the weather.',
    'I speak English, French, | and a little Spanish.',
    'First of all | I looked at the plan for the week.',
    'We needed towels, sheets, | pillows and two more people.',
  ],
  number: [
    'The whole thing cost us about | two thousand euros.',
    'We had to move around twenty | guests in one night.',
    'It took us three | days to repair the system.',
    'The second | reason was the holiday.',
    'I was leading a team of | seven people.',
    'We went from ten | complaints a week to one.',
  ],
  'self-correction': [
    'It was on a Monday, no wait, | it was on a Tuesday morning.',
    'There were twelve guests, sorry, I mean | twenty guests in the hall.',
    'I asked the owner, or rather | his brother.',
    'The the | the cook was ill.',
    'We told them on the phone, actually no | we wrote to them.',
    'Let me rephrase that. | I was not the manager yet.',
  ],
  'long think': [
    'What I learned from it, let me think. | I learned to call people myself.',
    'And the biggest mistake, give me a second please. | I think it was the plan.',
    'For the other example, let me think about that for a moment. | It was in the winter.',
    'That is a good question, hmm, let me see. | I would call the owner first.',
    'Can I have a moment to think? | I would do two things.',
    'I need a minute to think about it. | The first guest came at noon.',
  ],
}

const vietnamese: Texts = {
  complete: [
    'Em tự gọi cho từng khách và cuối cùng không ai hủy phòng, chủ khách sạn rất hài lòng.',
    'Em nhờ hai bạn đồng nghiệp giúp và kết quả là mọi thứ đều sẵn sàng đúng hạn. Em xin hết ạ.',
    'Em viết lại kế hoạch cho nhà bếp và từ đó đến nay không có khách nào phàn nàn nữa.',
    'Em xin lỗi khách và đổi cho chị ấy phòng khác. Câu trả lời của em là như vậy ạ.',
    'Em hướng dẫn các bạn mới mỗi sáng và nhờ vậy số lỗi giảm bốn mươi phần trăm. Em xin cảm ơn ạ.',
    'Bọn em đổi nhà cung cấp và cuối cùng vấn đề đã được giải quyết ổn thỏa. Vậy thôi ạ.',
    'Qua đó em rút ra là nên nhờ giúp đỡ sớm hơn, và bây giờ cả nhóm làm việc rất tốt.',
    'Em nói chuyện với cả hai bạn và cuối cùng hai bạn làm việc với nhau rất vui. Em trả lời xong rồi ạ.',
  ],
  'mid-clause': [
    'Anh đầu bếp đến gặp em và nói là anh ấy | hết trứng cho bữa sáng.',
    'Em hứa với gia đình đó một phòng | yên tĩnh ở tầng trên.',
    'Nếu điện thoại không bị hỏng cả buổi sáng | thì bọn em đã biết sớm hơn.',
    'Bạn đồng nghiệp ca đêm để quên | chìa khóa trong xe.',
    'Nên em in ra tất cả các | đặt phòng của tuần đó.',
    'Cái giúp bọn em nhiều nhất là | bảng danh sách trên tường.',
    'Em nghĩ xin lỗi thì tốt hơn là | đi tìm xem ai có lỗi.',
    'Sau đó chủ khách sạn cho | mọi người nghỉ một ngày.',
  ],
  filler: [
    'Rồi em đi vào ờ | nhà bếp để nói chuyện với đầu bếp.',
    'Vấn đề là ừm | hệ thống bị hỏng.',
    'Em nghĩ nó kiểu như | là ngày tệ nhất của mùa hè đó.',
    'Sếp của em thì kiểu | là người rất ít nói.',
    'Bọn em thì à | cố gắng trấn an mọi người trước.',
    'Xong rồi em ờ | gọi cho công ty làm ra nó.',
  ],
  list: [
    'Em phụ trách những việc như đặt phòng, hóa đơn, | và đào tạo người mới.',
    'Bọn em dùng các công cụ như excel | và hệ thống đặt phòng.',
    'Có ba lý do. | Lý do thứ nhất là thời tiết.',
    'Em nói được tiếng Anh, tiếng Pháp, | và một ít tiếng Tây Ban Nha.',
    'Trước hết là | em xem lại kế hoạch của tuần.',
    'Bọn em cần khăn, ga giường, | gối và thêm hai người nữa.',
  ],
  number: [
    'Tất cả tốn của bọn em khoảng | hai nghìn đô la.',
    'Bọn em phải chuyển khoảng hai mươi | khách trong một đêm.',
    'Bọn em mất ba | ngày để sửa hệ thống.',
    'Lý do thứ hai là | ngày nghỉ lễ.',
    'Em quản lý một nhóm gồm | bảy người.',
    'Số lần phàn nàn giảm từ mười | lần một tuần xuống còn một.',
  ],
  'self-correction': [
    'Hôm đó là thứ hai, à không, | là sáng thứ ba.',
    'Có mười hai khách, xin lỗi ý em là | hai mươi khách ở sảnh.',
    'Em hỏi chủ khách sạn, hay nói đúng hơn là | em trai của ông ấy.',
    'Bạn bạn | bạn đầu bếp bị ốm.',
    'Bọn em gọi điện cho họ, à nhầm | bọn em viết thư.',
    'Cho em nói lại. | Lúc đó em chưa làm quản lý.',
  ],
  'long think': [
    'Điều em học được thì để em nghĩ một chút ạ. | Em học được là nên tự gọi cho khách.',
    'Còn sai lầm lớn nhất, cho em xin một phút ạ. | Em nghĩ là bản kế hoạch.',
    'Ví dụ khác thì để em suy nghĩ một chút. | Đó là vào mùa đông.',
    'Câu này hay quá, để em nghĩ đã. | Em sẽ gọi cho chủ khách sạn trước.',
    'Cho em suy nghĩ một lát được không ạ? | Em sẽ làm hai việc.',
    'Em cần một chút thời gian để suy nghĩ. | Người khách đầu tiên đến lúc trưa.',
  ],
}

const read = (language: InterviewLanguage, texts: Texts): readonly PauseScript[] =>
  pauseClasses.flatMap((kind) =>
    texts[kind].map((text) => {
      const [before = '', after] = text.split('|').map((part) => part.trim())
      return { language, kind, before: `${lead[language]} ${before}`, after: after ?? null }
    }),
  )

export const pauseScripts: readonly PauseScript[] = [...read('en', english), ...read('vi', vietnamese)]
