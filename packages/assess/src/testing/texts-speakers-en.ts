/** The same four questions answered by people of different quality and manner. Written for these tests. */
export const englishSpeakers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  middling: {
    q1: 'A customer was angry because her parcel was late. I told her that I understood and I checked the tracking number in our system. The parcel was stuck at another depot, so I called the depot and asked them to send it the same day. She got it the next morning. She was still a little upset but she thanked me for calling back.',
    q2: 'I would look at the tickets and find the questions that come most often. Then I would write answers for those questions and put them on the help page. I would also ask my colleagues which questions they answer every day. If people still write to us about the same thing, the page is probably not clear enough and I would change it.',
    q3: 'I like working with reports because I enjoy finding out what is behind a number. In my current job I prepare the monthly sales table for my manager. I would like to do more of this work and less telephone work. I also heard that your team is friendly and that people help each other.',
    q4: 'I once sent an invoice to the wrong customer because two names were almost the same. The customer called us and I had to apologise. I sent the correct invoice on the same day. Now I compare the customer number and not only the name before I send anything.',
  },
  team: {
    q1: 'We had a customer who complained about a wrong delivery. We talked about it in the team and we decided to send a new one. Our manager called the customer and we prepared the parcel. We were all quite busy in that week, so it took some time. In the end the customer got what he ordered and we were happy about it.',
    q2: 'We would probably meet and talk about the tickets. We always share what we know, and that is a big strength. We could make a list of the tickets and someone could write the answers. We would maybe use a tool for it. Our team lead usually decides which tickets are the most important ones.',
    q3: 'We do a lot of reporting in our department, and we work well together. I would like to join a team where people support each other. We have regular meetings where we look at the figures. I think that a good team makes good reports, and your team looks like a good one to me.',
    q4: 'We forgot to update the price list last spring. It was not one person, it was all of us. Some customers called us because the prices were wrong. We corrected the list and we told everybody to be more careful. After that it did not happen again, as far as I remember.',
  },
  terse: {
    q1: 'A man shouted because his chair was broken. I replaced it within two days, because we had one in stock. He came back later and bought a table.',
    q2: 'I would count the tickets by topic. I would fix the biggest topic first, since it saves the most time. Then I would count again after a month.',
    q3: 'I know SQL and I like clear numbers. Your team uses both, so I applied.',
    q4: 'I deleted a report folder without a backup. I told my manager the same hour. We restored it from the server, and since then I copy every folder before I clean up.',
  },
  rambling: {
    q1: 'Well it was a long time ago and there were many customers, you know how it is, and one of them was really angry about something with the delivery or maybe the payment. I talked with him for a while and he told me about his holidays and his dog. Somehow he was calmer in the end. I think it was the way I talked with him. It is always important to be nice to people, and that is what I say to everyone.',
    q2: 'That is a good question and I would have to think about it. Tickets are always there and people ask all kinds of things. I guess one could do something with them, like sorting or so. In general it is a matter of experience. I would see what happens and then go from there, because every day is different and you never know.',
    q3: 'I have always been interested in many things, reports and numbers and people too. My friend said I should apply and so I did. It would be nice to work in a place like this. I like the building and the coffee is good, I heard. Numbers are everywhere today, and reports are important for every company in the world.',
    q4: 'Everybody makes mistakes, that is normal and human. I am sure that I made some too, maybe with an email or a file, nothing big. People should not worry too much about it. I usually just go on and it works out fine. The most important thing is to stay positive and to smile.',
  },
}
