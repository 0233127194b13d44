/** The same questions answered by weaker speakers: plain words, few links, slips. Written for these tests. */
export const weakAnswers: Readonly<Record<'en' | 'vi', Readonly<Record<string, string>>>> = {
  en: {
    q1: 'I work in a shop and one customer he was angry. He say the box is bad and he want the money. I say sorry to the customer and I say I will ask my boss. My boss say ok and we give the money. The customer go home and he was good after. It was a hard day for me and for the shop and for my boss.',
    q2: 'I think I look at the tickets and I see the same tickets. I make a list of the tickets and I give the list to my boss. People have many question and the question is the same question. I can make a page and people can read the page. It is good for people and it is good for me and it is good for the team.',
    q3: 'I want to work in the team because I like numbers. I like to make a report and I like to see the numbers go up. The team is good and the company is big and I can learn many thing in the team. I have a friend in the company and he like the company. He say the work is good and people is nice.',
    q4: 'I make a mistake in my last job. I put a bad price in the shop and people pay a bad price. My boss see it and he was not happy with me. I say sorry and I make the price good. Now I look at the price two time and I ask a friend to look at the price. I learn that I must look two time.',
  },
  vi: {
    q1: 'Tôi làm ở cửa hàng và có một khách hàng tức giận. Khách nói cái hộp hỏng và khách muốn lấy lại tiền. Tôi xin lỗi khách và tôi nói tôi hỏi sếp. Sếp nói được và tôi trả tiền cho khách. Khách về nhà và khách vui. Hôm đó tôi mệt và sếp tôi mệt và cửa hàng mệt.',
    q2: 'Tôi xem các yêu cầu và tôi thấy các yêu cầu giống nhau. Tôi làm một danh sách yêu cầu và tôi đưa danh sách cho sếp. Người ta hỏi nhiều và người ta hỏi giống nhau. Tôi làm một trang và người ta đọc trang đó. Trang đó tốt cho người ta và tốt cho tôi và tốt cho nhóm.',
    q3: 'Tôi muốn làm ở nhóm báo cáo vì tôi thích số. Tôi thích làm báo cáo và tôi thích thấy số đi lên. Nhóm tốt và công ty to và tôi học được nhiều thứ ở nhóm. Tôi có một người bạn ở công ty và bạn tôi thích công ty. Bạn tôi nói việc tốt và người tốt.',
    q4: 'Tôi có một sai lầm ở chỗ làm cũ. Tôi để sai giá ở cửa hàng và khách trả sai giá. Sếp tôi thấy và sếp tôi không vui. Tôi xin lỗi và tôi sửa lại giá. Bây giờ tôi xem giá hai lần và tôi nhờ bạn xem giá. Tôi học được là tôi phải xem hai lần.',
  },
}
