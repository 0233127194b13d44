import {
  type InterviewNotice,
  interviewNoticePath,
  interviewNoticeSchemaPath,
  zInterviewNotice,
} from '@candor/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export interface InterviewNoticePort {
  /** The notice of an open set; refuses any other link. */
  readonly get: (linkId: string) => Promise<InterviewNotice>
}

/** A change of the engine or the set is seen after this time. */
const cached = 'public, max-age=300'

const schema = JSON.stringify(z.toJSONSchema(zInterviewNotice))

/** What AI does in an interview, for machines, browsers' extensions and authorities: a notice per set, and its JSON Schema. */
export function registerInterviewNotice(app: FastifyInstance, notices: InterviewNoticePort): void {
  app.get(interviewNoticeSchemaPath, (_request, reply) =>
    reply.header('cache-control', cached).type('application/schema+json; charset=utf-8').send(schema),
  )
  app.get<{ Params: { linkId: string } }>(`${interviewNoticePath}/:linkId`, async (request, reply) => {
    const notice = await notices.get(request.params.linkId)
    return reply.header('cache-control', cached).type('application/json; charset=utf-8').send(JSON.stringify(notice))
  })
}
