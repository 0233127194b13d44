import { expect, test } from 'vitest'
import { laneOffers, preferredLane, retakeLanes, withoutLive } from './lane'

const all = ['chat', 'live', 'text', 'no-voice'] as const

test('hands free is offered where words can be had, and else stands there with the reason', () => {
  expect(laneOffers(all, true).every(({ obstacle }) => obstacle === null)).toBe(true)
  const without = laneOffers(all, false)
  expect(without.map(({ lane }) => lane)).toEqual(all)
  expect(without.filter(({ obstacle }) => obstacle !== null)).toEqual([{ lane: 'live', obstacle: 'words' }])
})

test('who chose hands free and can’t have it speaks with the button, or types where nobody speaks', () => {
  expect(withoutLive(all, 'live')).toBe('chat')
  expect(withoutLive(['live', 'no-voice'], 'live')).toBe('no-voice')
  expect(withoutLive(all, 'text')).toBe('text')
})

test('an answer that is given anew is spoken with the button', () => {
  expect(retakeLanes(all)).toEqual(['chat', 'text', 'no-voice'])
  expect(retakeLanes(['live', 'text'])).toEqual(['chat', 'text'])
})

test('what was asked for is given where it is offered', () => {
  expect(preferredLane(all, 'live')).toBe('live')
  expect(preferredLane(['text'], 'live')).toBe('text')
  expect(preferredLane(all, null)).toBe('chat')
})
