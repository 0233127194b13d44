import type { LanguagePair } from '../language-pair'

/** Written by hand second, after the engine was changed for the last time. */
export const englishLanguagePairs2: Readonly<Record<string, LanguagePair>> = {
  'site-reliability-engineer': {
    learner: [
      'We had an outage with login service last year. I got the alert in night, logged on, and seen that the pods were restarting. I looked in the logs, there was lots of database connection errors. I restarted the deployment, and it came up for bit and then went again, so I called to the database guy and he raised the max connection. It took about an hour all in. Next day we told to the team what had happen.',
      "I wrote a script for clean up disks. Before that we get an alert that a disk was on ninety percent and someone would ssh in and delete the old log. So I made a cron job that do it every night. It's worked pretty good, though I suppose proper log rotation would be the more better way to go.",
      "First I'd look the dashboards, CPU and memory, and at the logs for the timeouts. Then I'd look at what did change in the deployment, ask to the developers. Could be the database is slow or network thing. If I couldn't find it quick I'd roll back to previous version and see if it go away.",
      "I'd tell them it isn't good idea, Friday evening, nobody's around for fix it. And with the budget gone they not meant to be releasing really. But if their manager say it's important, then I'd let them and keep eye on it.",
    ],
    fewWords: [
      'Last year the login did not work. It was night, I got the alert, and I looked, and I saw that it went down and came up and went down. I looked in the logs and the logs said it could not get to the database, it said that a lot of times. I made it go down and come up, and it was good for a bit, and then it was not good. So I called the database guy, and he made a number in the database bigger, and then it was good. It was about an hour. The next day we said to the team what it was.',
      "I made a thing for the disks. Before that, a disk was at ninety percent and we got an alert, and then someone went on it and took off the old logs. So I made a thing that goes on every night and takes off the old logs. It's good, it's pretty good, and there is a better thing for logs, and I think that thing would be better.",
      "First I'd look at the CPU and the memory, and I'd look at the logs. Then I'd look at what is new, and I'd ask the people who made it what is new. It could be the database or it could be the network. If I look and look and it's not there, I'd go back to the old one and look if it's good with the old one.",
      "I'd say it's not good, it's not good to do it on Friday evening, there are no people here on Friday evening to make it good again. And they don't have the budget to do it. But if their manager says they have to do it, then they can do it and I'd look at it when they do it.",
    ],
  },
  electrician: {
    learner: [
      "I'd switch off the breaker at the board and put some tape on it or lock if there is one, so that nobody turn it on again. Then I test on the socket with my tester, live to neutral and live to earth. If there isn't no reading on it then it's dead and I can to start. I'd tell to the customer too.",
      "There was one where lights in a hallway kept to flicker. I changed the lamp and then the switch and it wasn't that. In the end I have opened the junction box in the loft and there was loose neutral in there. I tighten it up and it was good. It took the most of a day, as I'd start at the wrong end really.",
      "I'd unplug everything and see if it stay in. Then you plug things again in one at a time until it goes, usual it's a kettle or washing machine. If it's not appliance then I'd do an insulation test in the circuits. Could be the RCD himself as well, they do go, so I might trying another one.",
      "A lady wanted socket next to the bath, for her radio. I told her you can't do that, it's against of the regs, it needs to be so much far away. She wasn't happy for it. I think I fit one out on the landing for her instead. I don't recall what else did I say.",
    ],
    fewWords: [
      "I'd turn it off at the board, and I'd put something on it, tape or a lock, so nobody can turn it on. Then I look at the socket with my tester, I do this one with that one, and then I do this one with the earth. If the tester shows nothing then it's off, and if it's off then I can do the job. I'd say to the customer that it's off too.",
      'There was one where the lights went off and on and off and on. I did the lamp and it was not the lamp. I did the switch and it was not the switch. In the end I looked in the box in the loft, and there was a bad one in the box in the loft. I did that one and the lights were good. I was there all day really, because I looked in the box last and it was in the box.',
      "I'd take everything out and see if it stays on. Then I'd put one thing in, and then one more thing in, and then one more thing, and see when it goes off. It's a kettle, a lot of the time it's a kettle. If it's not one of the things then I'd do a test on the circuits. It could be the RCD, they can be bad, so I could put in a new RCD and see.",
      "A lady wanted a socket by the bath, she wanted it for her radio. I said you can't have a socket by the bath, you can't have it there. She was not happy, she wanted it there. I think I put a socket out of there for her, not by the bath. I said something more, and I don't know what I said.",
    ],
  },
  'head-cook': {
    learner: [
      "Nine is too much warm, it should be under five. I'd tell to the driver that I'm not happy and check few of the pieces. I'd most likely send back it, unless it's just the top one and the rest are fine. Then I'd ring the supplier and get onto other one for the day. I'd probably put in the book if there's a time.",
      "We had a Saturday where pot washer didn't come in and one of the commis has cut his hand. It all backed up. I jumped on his section and got a waiter in for washing up. We was slow, people waited forty minute or so, but we got through. Afterwards I bought everyone beer. I could told the front earlier to slow it down.",
      "You can go for more cheaper cuts, and change the menu with season, that's always good. I'd talk to suppliers and get couple of quotes in. Portions little smaller maybe. And watch for the waste. I brought it down a bit at last place, I couldn't give you exact number because the owner did.",
      "I'd have a word with both of them and say sort out it, this is a kitchen. I'd put them in different shifts for a while so it cool down. If it kept to go on I'd speak them again, together, or to boss.",
    ],
    fewWords: [
      "Nine is not good, nine is too hot, it has to be five. I'd say to the driver that it's not good, and I'd look at some of it. I'd not take it, but if it's just the top one and not all of it then I'd take it. Then I'd call them, and I'd call some other people and get some for the day. I'd put it in the book too, if there is time to put it in the book.",
      "We had a Saturday where one didn't come in, he does the pots, and one was there and he cut his hand. So we were not a lot of people, and it was not good. I did what he does, and a waiter did the pots. It was slow, people had to wait and wait, forty minutes, but we did it. After that I got a beer for all of them. I could have said to the people at the front that we are slow, so they go slow.",
      "You can get meat that is not so much money, and you can do other food when it's summer and when it's winter, that's good. I'd ask the people we get the food from, and I'd ask some other people how much money it is. You can put a bit less food on it. And you look at the food that goes in the bin. It was a bit less money at the last place, I don't know how much less, the owner knows how much less.",
      "I'd say to this one and I'd say to that one, stop it, this is a kitchen. I'd put this one on in the day and that one on in the evening, so they are not in the kitchen together, and then it gets better. If it's not better I'd say it to them again, to this one and that one together, or I'd say it to the boss.",
    ],
  },
}
