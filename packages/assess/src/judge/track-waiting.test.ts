import { expect, it } from 'vitest'
import { z } from 'zod'
import type { AskJudge, JudgeCall, JudgeReply } from './ports'
import { trackWaiting } from './track-waiting'

const call = (key: string): JudgeCall<string> => ({
  stage: 'rating',
  sample: 1,
  kind: 'sample',
  key,
  system: '',
  prompt: '',
  schema: z.string(),
  maxOutputTokens: 1,
  temperature: 0,
})

it('reports the calls in flight only when every sample that has not ended waits for one', async () => {
  const answer = new Map<string, () => void>()
  const ask: AskJudge = <T>({ key, schema }: JudgeCall<T>) =>
    new Promise<JudgeReply<T>>((resolve) => {
      const value = schema.parse(key)
      answer.set(key, () => resolve({ value, inputTokens: 0, outputTokens: 0, producedBy: 'test' }))
    })
  const reports: (readonly string[])[] = []
  const tracked = trackWaiting({ ask, onWaiting: (keys) => reports.push(keys) }, 2)
  const runSample = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await tracked.ask(call(key))
    tracked.endSample()
  }

  const first = runSample(['a', 'a repair'])
  expect(reports).toEqual([])
  const second = runSample(['b'])
  expect(reports.splice(0)).toEqual([['a', 'b']])

  answer.get('a')?.()
  await expect.poll(() => reports.splice(0)).toEqual([['b', 'a repair']])
  answer.get('b')?.()
  await second
  expect(reports.splice(0)).toEqual([['a repair']])
  answer.get('a repair')?.()
  await first
  expect(reports).toEqual([])
})
