import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { answerLimits } from '../../../packages/domain/src/limits'
import { crc32 } from '../../../packages/media/src/crc32'
import { attackerAddress, createAttackerAgent, flood, send } from '../attacker-client'
import {
  type AttackerInterview,
  type CurrentQuestion,
  paths,
  startAttackerInterview,
  startBody,
} from '../attacker-interview'
import { createCounter } from '../counter'
import type { Attack } from '../types'

const json = { 'content-type': 'application/json' }
const streamCount = 1_000

/** A thousand event streams of the attacker's own session. */
const streams: Attack = {
  name: 'event-streams',
  prepare: async (target) => {
    const { client, sessionId } = await startAttackerInterview(target, true)
    return async (untilMs) => {
      const statuses = createCounter()
      const agent = createAttackerAgent(Number.POSITIVE_INFINITY)
      let openCount = 0
      const open = (): void => {
        openCount += 1
        const stream = request({
          host: '127.0.0.1',
          port: target.port,
          localAddress: attackerAddress,
          agent,
          path: `${paths.stream}?sessionId=${sessionId}`,
          headers: { accept: 'text/event-stream', cookie: client.cookie() },
        })
        stream.once('response', (answer) => {
          statuses.add(String(answer.statusCode))
          answer.resume()
        })
        stream.once('error', () => statuses.add('failed'))
        stream.once('close', () => {
          openCount -= 1
        })
        stream.end()
      }
      while (Date.now() < untilMs) {
        while (openCount < streamCount) open()
        await delay(500)
      }
      const heldCount = openCount
      agent.destroy()
      return { statuses: statuses.toRecord(), achieved: `${heldCount} streams asked for at the end` }
    }
  },
}

const chunkBytes = 900_000

/** A take has at most 999 segments. */
const segmentsPerWriter = 250

/** One candidate uploads as fast as the network allows. */
const fillDisk: Attack = {
  name: 'fill-the-disk',
  prepare: async (target) => {
    const { client, sessionId, current } = await startAttackerInterview(target, true)
    return async (untilMs) => {
      const writerId = randomUUID()
      const statuses = createCounter()
      const agent = createAttackerAgent(8)
      const body = Buffer.alloc(chunkBytes, 5)
      let storedBytes = 0
      const writeSegment = async (segmentIndex: number): Promise<void> => {
        const begun = await client.post(paths.chunk, {
          sessionId,
          answerId: current?.answerId,
          take: current?.take,
          segmentIndex,
          mime: 'video/webm',
          startOffsetMs: 0,
          writerId,
        })
        if (begun.status !== 201) {
          statuses.add(`begin ${begun.status}`)
          await delay(200)
          return
        }
        const path = `${paths.chunk}/${String(begun.body.uploadId)}`
        for (let offset = 0; Date.now() < untilMs; offset += chunkBytes) {
          const answer = await send(target.port, agent, {
            method: 'PATCH',
            path,
            headers: {
              cookie: client.cookie(),
              'content-type': 'application/partial-upload',
              'upload-offset': String(offset),
              'upload-complete': '?0',
              'upload-epoch': '1',
              'upload-crc32': crc32(body).toString(16).padStart(8, '0'),
            },
            body,
          })
          statuses.add(String(answer.status))
          if (answer.status !== 204) {
            await delay(200)
            return
          }
          storedBytes += chunkBytes
        }
      }
      const writers = Array.from({ length: 4 }, async (_, writer) => {
        for (let nth = 0; Date.now() < untilMs; nth += 1)
          await writeSegment(writer * segmentsPerWriter + nth).catch(() => delay(200))
      })
      await Promise.all(writers)
      agent.destroy()
      return { statuses: statuses.toRecord(), achieved: `${(storedBytes / 1e6).toFixed(0)} MB stored` }
    }
  },
}

/** Starts interviews without end, half of them with the victim's address. */
const starts: Attack = {
  name: 'starts',
  prepare:
    async ({ port, linkId, victimEmail }) =>
    async (untilMs) => {
      const statuses = await flood({
        port,
        connections: 32,
        untilMs,
        next: (nth) => ({
          method: 'POST',
          path: paths.start,
          headers: json,
          body: JSON.stringify(startBody(linkId, nth % 2 === 0 ? victimEmail : undefined)),
        }),
      })
      return { statuses: statuses.toRecord(), achieved: `${statuses.get('201')} interviews started` }
    },
}

/** Opens sockets of the attacker's own session again and again; each takes the session over from the one before. */
const sockets: Attack = {
  name: 'sockets',
  prepare: async (target) => {
    const { client, sessionId } = await startAttackerInterview(target, true)
    return async (untilMs) => {
      const statuses = await flood({
        port: target.port,
        connections: 64,
        untilMs,
        next: () => ({
          method: 'GET',
          path: `${paths.stream}?sessionId=${sessionId}`,
          headers: {
            cookie: client.cookie(),
            connection: 'close',
            'sec-websocket-version': '12',
            'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          },
        }),
      })
      return { statuses: statuses.toRecord(), achieved: 'sockets asked for' }
    }
  },
}

/** Types answers into the attacker's own interviews and submits them without end. */
const submissions: Attack = {
  name: 'submissions',
  prepare: async (target) => async (untilMs) => {
    const statuses = createCounter()
    // Enough words to be taken, then one that fills the answer: the longest that patterns could be slow on.
    const text = 'I repaired the pump with my team last week. '.repeat(20).padEnd(answerLimits.maxCharacters, 'aaaa1.')
    const answerAll = async ({ client, sessionId, current }: AttackerInterview): Promise<boolean> => {
      let at = current
      while (at !== null && Date.now() < untilMs) {
        const { turn, take } = at
        const answered = await client.post('/api/interview/interview/text/post', { sessionId, turn, take, text })
        statuses.add(String(answered.status))
        if (answered.status !== 200) return false
        at = answered.body.current as CurrentQuestion | null
      }
      return at === null
    }
    const takeOne = async (): Promise<void> => {
      const interview = await startAttackerInterview(target, true)
      if (!(await answerAll(interview))) return
      const { client, sessionId } = interview
      statuses.add(`submit ${(await client.post('/api/interview/interview/submit', { sessionId })).status}`)
    }
    const work = async (): Promise<void> => {
      while (Date.now() < untilMs) await takeOne().catch(() => delay(200))
    }
    await Promise.race([Promise.all(Array.from({ length: 8 }, work)), delay(untilMs + 2_000 - Date.now())])
    return { statuses: statuses.toRecord(), achieved: `${statuses.get('submit 200')} submissions` }
  },
}

export const interviewAttacks: readonly Attack[] = [streams, fillDisk, starts, sockets, submissions]
