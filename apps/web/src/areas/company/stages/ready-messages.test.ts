import { type InterfaceLanguage, interfaceLanguages, zStageMessages } from '@candor/contract'
import { expect, test } from 'vitest'
import { readyMessages } from './ready-messages'

const texts = Object.entries(readyMessages).flatMap(([kind, messages]) =>
  interfaceLanguages.map((language: InterfaceLanguage) => ({ kind, language, message: messages[language] })),
)

test('are messages that a stage can save, in every language', () => {
  expect(Object.keys(readyMessages)).toEqual(['rejected', 'hired'])
  for (const messages of Object.values(readyMessages)) expect(zStageMessages.parse(messages)).toEqual(messages)
})

test.each(texts)(
  'the text of $kind in $language names the person, the position and the organization',
  ({ message }) => {
    expect(message?.subject).toContain('{position}')
    for (const name of ['{first_name}', '{position}', '{organization}']) expect(message?.text).toContain(name)
  },
)
