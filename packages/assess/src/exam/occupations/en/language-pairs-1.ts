import type { LanguagePair } from '../language-pair'

/** Written by hand without a look at the engine, first. */
export const englishLanguagePairs1: Readonly<Record<string, LanguagePair>> = {
  'payroll-clerk': {
    learner: [
      "Yeah, there was a woman in shop who hasn't got her overtime. She came up quite upset. I looked at her timesheet and it was there, eight hour, but it wasn't keyed in by nobody. I said sorry, told to her it'd be in next month, and then my manager say we can do it like a manual payment, so we did that instead. She was enough happy. It was just a one off really, a busy week.",
      'Month ends are always tight. One I remember, my colleague was off sick and I never did her half before, the salaried lot. I stayed late two evening, followed her notes, and rang to her once about pension bit. We got the file off in the day, maybe an hour for spare. There was couple of little mistakes afterwards, which we put them right the next month.',
      "I'd say no, it's confidential, I can't discuss about it. I mean data protection and all that. If he really insist I'd told him to go and speak with the HR. I wouldn't make big thing out of it, people do asks, you know.",
      "I print off the summary and compare it with the last month's one, total gross and total net, and if it's roughly same then that's good sign. I look at the new starter and check they've got a tax code and the bank details in. And I'd look on anything that look odd, like really big figure. Then my manager have a look and I send.",
    ],
    fewWords: [
      "Yeah, there was a woman in the shop who didn't get her pay. She didn't get the pay for some hours and she was not happy, she was really not happy. I looked at the paper with her hours, and the hours were on the paper, eight hours, but the hours weren't in the system. I said sorry, and I said the pay would be in next month. Then my manager said we could pay her by hand, so we paid her by hand. She was happy with that. It was just that one week, it was a busy week.",
      'The end of the month is always busy. One month, the other girl was not in, she was sick, and I had to do her half, and I never did her half before. I stayed two days and did her half, I looked at what she had in her book, and I called her one time about the pension. We did it on the day, and we had maybe one hour before the end of the day. There were some small things that were not right, and we put the small things right the next month.',
      "I'd say no, I can't say that. It's not for people to know, it's data and that, and I can't say what other people get. If he asks and asks, then I'd say go and ask HR. I wouldn't say a lot about it. People ask, you know, people do ask.",
      "I look at the total for this month and I look at the total for last month, the gross and the net, and if it's about the same then that's good. I look at the new people, and I look if they have a tax code and if they have a bank. And I look for things that don't look right, like a very big one. Then my manager looks at it, and if it looks right I send it.",
    ],
  },
  'ward-nurse': {
    learner: [
      "There was an older gentleman after his hip, and he get quite short of breath in the night. I did his obs and his oxygen was 88, so I put him oxygen and let the doctor to know. It took a while for her come. They made an X-ray and it was chest infection. I kept on to check on him through the night. I'd noticed he was bit chesty before but I hadn't think that much of it.",
      "I'd ask him why does he take half, and have a look on the chart. If the chart say the full tablet, then I'd say that's what the doctor has prescribe for you here. If he's not happy from that I'd leave it and mention it the doctor on the round. I'd put refuse on the chart.",
      'A colleague forgot telling me that one of the patient was nil by mouth, so he had his breakfast and then his operation got put back. I was annoying. I spoke to her, and since then I always ask about that on handover. We put a sign above of the bed too.',
      "I'd stay calm and say sorry for wait, explain that we're short staffed and I was been with another patient. I'd try to see to them so soon as I can. If somebody carry on to shout I'd fetch sister.",
    ],
    fewWords: [
      "There was an old man, he had a bad hip, and in the night he couldn't breathe very well. I looked at how he was doing and his oxygen was 88, so I gave him oxygen and I told the doctor he couldn't breathe very well. The doctor came, but it was a long time before she came. They looked at his chest and it was a bad chest, an infection. I looked in on him in the night, and then I looked in on him again. His chest was a bit bad before that, but I didn't think it was very bad.",
      "I'd ask him why he takes half, and I'd look at the chart. If the chart says he takes all of it, then I'd say the doctor says you take all of it here. If he doesn't want to take all of it, then he doesn't take it, and I'd say that to the doctor when the doctor comes. And I'd put on the chart that he doesn't want to take it.",
      "One of the patients couldn't have food, and the other nurse didn't tell me that he couldn't have food. So he had food, and then he couldn't have his operation that day, it was on a later day. I was not happy with that. I told her I was not happy, and now I always ask at handover who can have food and who can't have food. We put a thing over the bed too, to say who can't have food.",
      "I'd be calm and I'd say sorry, sorry you have to wait, there are not a lot of us here and I was with another patient. I'd go and see them as soon as I could go. If somebody is not calm and goes on and on, I'd go and get the sister.",
    ],
  },
  'inside-sales': {
    learner: [
      "We had one where competitor was already in there, a cleaning contract. I kept in touch with the lady and sent to her our references, and I dropped the price for ten percent in the end after to talk to my boss. She said they liked how I'd kept at. I think the others hadn't call her back, so we was a bit lucky, but a win is win.",
      "I'd ask him what he's comparing us with it. Then I'd go through what's include with us, the service and the quality and so on. If he's still not agree then I'd see if I can get him discount from my manager, maybe five percents or maybe free delivery. You want to meet somewhere in middle usually.",
      "I lost a print customer, quite decent one, because somebody else was more cheap. I rang him and he said it was nothing personal. I've put a note in the system for to call him next year. I probably could've been in touch more often, as I had only really speak with him at renewal.",
      "I'd look at first the bigger companies since there's more in. And those which they filled the form on the website, they're warm already. I'd have quick look on their site before I ring. Then just work down through the list in the CRM and put note in.",
    ],
    fewWords: [
      "We had one where they had somebody in there, they had somebody for the cleaning. I called the lady, and I called her again, and I sent her some names of people we work for. In the end my boss said I could take ten percent off, so I took ten percent off. She said it was good that I called and called. The other people didn't call her, I think, so that was good for us. It was a bit lucky, but we got it and it's good that we got it.",
      "I'd ask him what price he has from the other people. Then I'd say what he gets for the price, he gets good service and it's good quality and so on. If he says the price is still not good, then I'd ask my manager if I can give him a better price, maybe five percent, or maybe he gets the delivery and doesn't pay for the delivery. You want a price that's good for him and good for you.",
      "I lost a print customer, a good customer, because he got a better price from somebody else. I called him and he said it was just the price, it was not me. I put it in the system to call him next year. I think it would be good to call him more, because I just called him when he had to sign again, and I didn't call him more than that.",
      "I'd look at the big companies first because there's more in the big companies. And I'd look at the companies that sent us the form, because they want to talk to us. I'd look at what the company does and then I'd call the company. Then I'd look at the next one and call the next one, and put it all in the system.",
    ],
  },
}
