import { startSession, TurnClient, type TurnSession } from './turn-client'

/** Long and relevant, so that no follow-up is asked. */
export const fullAnswer =
  'That week a supplier was late at work, so I listed every task, moved the tests forward and asked two colleagues for help because the date was near. In the end we delivered on the agreed date and the customer was happy with it.'

/** Sends an answer as a browser's recognizer does, and waits until the server has prepared its reply. */
export const speakAnswer = async (client: TurnClient): Promise<void> => {
  const { turn } = client
  client.send({ type: 'played', seq: client.lastSeq, isOver: true })
  client.send({ type: 'speech', turn, take: 1, kind: 'started', atMs: 300, speechMs: 0 })
  client.send({ type: 'words', turn, take: 1, text: fullAnswer, isFinal: true, startMs: 300, endMs: 12_300 })
  client.send({ type: 'speech', turn, take: 1, kind: 'ended', atMs: 12_300, speechMs: 12_000 })
  await client.waitUntilQuiet(120)
}

/** Commits the answer. Returns the milliseconds until the first byte of the interviewer's sound. */
const commit = async (client: TurnClient): Promise<number> => {
  const { turn } = client
  const sound = client.waitForSound(20_000)
  const fromMs = performance.now()
  client.send({ type: 'done', turn, take: 1, durationMs: 12_500, speechMs: 12_000, segmentCount: 0 })
  return (await sound) - fromMs
}

/** Runs one interview after the other until `count` answers are committed. The last question is left out: no question follows it. */
export const measureOverhead = async (
  { url, linkId, questionCount }: { readonly url: string; readonly linkId: string; readonly questionCount: number },
  count: number,
): Promise<number[]> => {
  const tookMs: number[] = []
  while (tookMs.length < count) {
    const session: TurnSession = await startSession(url, linkId, 'chat')
    const client = new TurnClient(url, session)
    await client.open('words')
    await client.waitUntilQuiet(400)
    for (let nth = 1; nth < questionCount && tookMs.length < count && !client.isOver; nth += 1) {
      await client.reachTurn(nth)
      await speakAnswer(client)
      const ms = await commit(client)
      // The first turn of an interview warms up its connection and row.
      if (nth > 1) tookMs.push(ms)
      await client.waitUntilQuiet(120)
    }
    client.close()
  }
  return tookMs
}
