import { messageRoles, messageTypes } from '@candor/contract'
import { expect, test } from 'vitest'
import {
  asksForAnswer,
  isAcknowledgement,
  isAnswerMessage,
  isFollowUpMessage,
  isIntroMessage,
  isSaidByInterviewer,
} from './message'

test('questions, follow-up questions and repeats ask for an answer, and no other message does', () => {
  expect(messageTypes.filter(asksForAnswer)).toEqual(['question', 'followUp', 'repeat'])
})

test('each predicate of a message type holds for its own type only', () => {
  expect(messageTypes.filter(isFollowUpMessage)).toEqual(['followUp'])
  expect(messageTypes.filter(isIntroMessage)).toEqual(['intro'])
  expect(messageTypes.filter(isAnswerMessage)).toEqual(['answer'])
  expect(messageTypes.filter(isAcknowledgement)).toEqual(['acknowledgement'])
})

test('only messages of the interviewer are said by the interviewer', () => {
  expect(messageRoles.filter((role) => isSaidByInterviewer({ role }))).toEqual(['interviewer'])
})
