import { splitWords } from '../../lexicons/en-words'
import { buildPhraseIndex } from '../../lexicons/phrase-index'
import type { CognitiveCues, Cue } from './cues'

const cue = (phrases: string, lemmas = ''): Cue => ({
  phrases: buildPhraseIndex(
    phrases
      .split('|')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== ''),
  ),
  lemmas: new Set(splitWords(lemmas)),
})

/** English. */
export const enCues: CognitiveCues = {
  byKind: {
    reason: cue(
      `because | so that | so i | so we | so it | so they | so the | so he | so nobody | so everyone | therefore | that is why | that's why | this is why | the reason
      | due to | which meant | which means | in order to | that way | as a result | consequently | hence | thus | given that
      | so | which | to avoid | to ensure | to make sure | to prevent | to reduce | to keep | to confirm | to protect | to understand | to decide | to catch | to hold | to prove | so each | so every | so people | so teams | without losing | since only | since the | since it`,
      'ensure',
    ),
    limit: cue(
      `however | although | though | even though | even if | unless | depends on | it depends | depending on | rather than | instead of | on the other hand
      | trade off | trade-off | trade-offs | tradeoff | tradeoffs | downside | the risk | risks | limitation | limits of | counter example | edge case | edge cases
      | not just | not only | wasn't just | weren't just | without assuming | root cause | false positives | sanity check | second opinion | only if | only when | only after
      | only counted | ruled out | rule out`,
      'verify validate assumption assume bias audit challenge question disprove isolate doubt contradict stress-test cross-check double-check disqualify',
    ),
    problem: cue(
      `went wrong | did not work | didn't work | fell apart | pushed back | push back | broke down | ran out | too late | too slow | too long | under pressure
      | off track | stuck | angry | broken | missing | failing | late deliveries`,
      `problem issue error bug failure fault complaint delay bottleneck conflict mistake obstacle challenge blocker risk drop defect outage crash gap shortage concern
      objection wrong late upset unhappy complain lose pushback confusion breakage leak spike drift noise waste inconsistency ambiguity constraint slip deadline dispute`,
    ),
    outcome: cue(
      `as a result | the result | in the end | turned out | ended up | which led to | led to | so that | the outcome | since then | went down | went up | # percent
      | nobody was | no longer | on time | kept the | got it | got her | got his | got their | was happy | were happy | works again | worked again | came back | thanked me | thanked us`,
      `result reduce increase improve cut drop rise raise save solve resolve fix deliver achieve succeed prevent avoid restore recover grow lift double halve win reach
      close confirm stabilize shorten speed launch ship complete correct eliminate lower decrease boost outcome refund receive bought`,
    ),
    wider: cue(
      `long term | long-term | the business | the company | the market | the whole team | other teams | the organization | the organisation | end to end | end-to-end
      | bottom line | the bigger picture | big picture | down the line | down the road | knock on | next quarter | next year | over time`,
      `customer client stakeholder business company market revenue strategy strategic user audience industry partner organization organisation shareholder community brand
      roadmap buyer investor profit budget goal objective mission vision downstream priority supplier patient student team sponsor finance leadership executive exec procurement legal
      impact value spend cost retention growth adoption compliance security brand operation`,
    ),
    link: cue(
      `so that | so the | so we | because | in order to | which helped | which meant | in line with | tied to | linked to | aligned to | aligned with | based on | to help`,
      'align support help impact affect enable serve drive matter tie link connect translate balance contribute depend benefit protect fit map across own share',
    ),
    lesson: cue(
      `i learned | i learnt | we learned | we learnt | taught me | taught us | i realised | i realized | we realised | we realized | it turned out | turned out | i noticed | we noticed
      | i found that | we found that | i discovered | we discovered | it was clear | became clear | looking back | in hindsight | the lesson | what surprised | i understood
      | the pattern | a pattern | patterns in | pointed to | came from | i saw that | we saw that | showed that | showed us | the insight | based on what | based on which | after seeing | what worked | what was working | noticed | i found | we found | i saw | we saw
      | suspected | underperformed | outperformed | traced it`,
      'learn realise realize discover reveal lesson insight pattern hypothesis hypothesize',
    ),
    change: cue(
      `since then | from then on | now i | now we | after that | next time | the next time | so i | so we | then i | then we | these days i | ever since | i no longer | i never`,
      'change adjust switch shift adapt rework revise replace refine introduce rewrite update move retrain redesign restructure pivot automate iterate tighten drop add test isolate fix focus',
    ),
    criterion: cue(
      `based on | depending on | compared to | compared with | rather than | instead of | either or | the options | two options | three options | which options | pros and cons
      | trade off | trade-off | trade-offs | whether to | or a | versus | against the | weighed | the best fit | cost and | go no-go | go/no-go | must have | had to meet | only once | only if | only when | only after | until | unless | once the | once we | if the | if it | if any | if they | if a`,
      `criterion criteria option alternative threshold benchmark baseline priority prioritize prioritise tradeoff compare weigh rank score metric evaluate assess scorecard signal
      hypothesis requirement constraint gate`,
    ),
    choice: cue(
      `i chose | we chose | i decided | we decided | i picked | we picked | i went with | we went with | i selected | we selected | we agreed on | i opted | we opted | he chose
      | i ruled out | we ruled out | i kept | we kept | i dropped | we dropped | i would choose | i'd choose | i would pick | i'd pick | i'd recommend | walked away`,
      'choose decide select pick opt prioritize prioritise deprioritize deprioritise recommend reject disqualify decline focus commit approve stop pause drop cut adopt proceed advance escalate hold switch green-light sunset',
    ),
    own_limit: cue(
      `my mistake | my fault | i was wrong | i made a mistake | made a mistake | a mistake i | i missed | i failed | i underestimated | i overestimated | i overlooked | i forgot
      | i should have | i could have | i did not know | i didn't know | i don't know | i do not know | i wasn't sure | i was not sure | i am not sure | i struggled | my weakness
      | a weakness | i'm still learning | i am still learning | i lacked | i had never | not my strength | i was not good | without asking | i misjudged | i misunderstood
      | i assumed | i had assumed | i had to learn`,
    ),
    find_out: cue(
      `i would ask | i'd ask | i asked | i looked | i look up | i would look | i'd look | i read | i would read | i checked | i'd check | i would check | i tested | i would find
      | find out | i asked for feedback | ask for feedback | asked for help | ask for help | i practised | i practiced | i studied`,
      'feedback mentor',
    ),
    check: cue(
      `made sure | make sure | side by side | before and after | dry run | spot check | signed off | sign off | sign-off | held constant | one change at a time | one thing at a time`,
      `verify validate test check measure monitor confirm review compare audit benchmark inspect proof prove replay trace diagnose reproduce retest re-test track evaluate calibrate
      ablation experiment investigate sample reconcile`,
    ),
    method: cue(
      `tied to | next step | next steps | step by step | success criteria | acceptance criteria | by priority | in advance`,
      `define document plan schedule criterion criteria threshold constraint guardrail spec checklist template version baseline metric target owner timeline scope rollout rollback gate
      hypothesis control isolate consistent structured systematic standard rule align clear clearly concise explicit milestone agenda recap owner accountability signal evidence
      record playbook framework cadence priority prioritize structure map scorecard dashboard requirement reusable`,
    ),
  },
  hedges: buildPhraseIndex([
    ...`maybe|perhaps|i guess|i suppose|probably|somehow|whatever|or something|and stuff|and so on and so forth|more or less|kinda|sorta|pretty much|i don't remember|i can't remember|not really
    |i didn't really|i don't really|didn't bother|good enough|close enough|by eye|eyeball|eyeballed|eyeballing|gut feel|my gut|gut feeling|by feel|felt right|feels right|felt okay|feels okay|looked okay
    |looks okay|seemed fine|seems fine|seemed okay|seems okay|seemed good|seemed to like|looked good|looks good|looks fine|looked fine|looked right|looks right|felt good|feels good|see what happens|see what sticks
    |see if it|hoped|hoping|hope for|if i had time|if there was time|on the fly|as i went|as we went|on the spot|just kind of|and call it|called it done|called it good|call it done|go with the flow|wing it|play it by ear
    |never really|wasn't really|nothing formal|nothing too formal|not formal|no formal|without a formal|isn't formal|didn't formally|wasn't formal|didn't track|don't track|didn't measure|don't measure|didn't document|don't document|mostly just|usually just
    |i just|we just|i'd just|we'd just|i'll just|and just|then just|or just|would just|it's just|just kept|just went|just picked|just used|just made|just put|just took|just let|just run|just ran|just a|just the|just to
    |mostly|usually|something|anything|some kind|simply|seemed|seems|looked like|looked better|felt|a bit|let it|things like that|glance|glanced|glancing|skim|skimmed|skimming|rough|roughly|occasional|occasionally|handled by|handled it|quick look|quick pass|quick glance|quick call|quick scan|quick spot|a quick sense|in the moment|kept it basic|kept it loose|when i could|hard to say|kind of thing|have to think about it|need to think about it`
      .split('|')
      .map((phrase) => phrase.trim()),
  ]),
  retractions: buildPhraseIndex(
    `i exaggerated | i was exaggerating | i made that up | i made it up | i take that back | i have to take that back | i must take that back | i have to correct myself | i must correct myself
    | i need to correct myself | i should correct myself | let me correct myself | i have to correct what i said | that was not me | that wasn't me | it was not me who | it wasn't me who | i was not the one who
    | i wasn't the one who | i did not actually do | i didn't actually do | i never actually | i did not do that myself | i didn't do that myself | i did not do it myself | i didn't do it myself
    | i did not really do | i didn't really do | a colleague did | my colleague did | it was my colleague who | it was a colleague who | it was actually my colleague | it was actually a colleague | someone else did | somebody else did
    | that is not true what i said | what i said was not true | what i said is not true | what i said wasn't true | i should not have said | i shouldn't have said | i was not involved in that | i wasn't involved in that
    | i had nothing to do with | i was not very involved | i wasn't very involved | i did not personally | i didn't personally | i made it sound | team handled most | they handled most | others handled most | colleague handled most | i overstated | i was not honest | i wasn't honest | that was not my work | that wasn't my work | it was not my work | it wasn't my work`
      .split('|')
      .map((phrase) => phrase.trim().replaceAll(/\s+/gu, ' ')),
  ),
  compliments: buildPhraseIndex(
    `i appreciate that | i appreciate it | i appreciate you saying | i appreciate the kind | means a lot to me | glad you noticed | glad you think | glad you like | glad you liked | glad you see | i am glad to hear | i'm glad to hear
    | kind words | kind of you | you are so kind | you're so kind | you are too kind | you're too kind | i am flattered | i'm flattered | i feel flattered | nice of you | thank you for saying | thanks for saying | thank you for noticing | thanks for noticing
    | thank you for the compliment | thanks for the compliment | thank you for the praise | thank you for recognizing | thank you for recognising | i admire your | i really admire | i have always admired
    | an honor to meet | an honour to meet | an honor to be here | an honour to be here | i am honored | i'm honored | i am honoured | i'm honoured | would be honored | would be honoured | a dream company | my dream company`
      .split('|')
      .map((phrase) => phrase.trim()),
  ),
  nonActionWords: new Set(
    splitWords(
      'be think like want feel believe know love hope wish guess suppose admire enjoy prefer have need seem appreciate agree mean would could should can will may might must am was were',
    ),
  ),
  actionVerbs: new Set(),
}
