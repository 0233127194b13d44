import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'
import { AppError } from '../platform/errors'

const path = '/.well-known/security.txt'
/** RFC 9116 recommends less than a year. Each response has a new date, so a running installation never shows a stale one. */
const lifetimeDays = 90
const dayMs = 24 * 60 * 60 * 1000

type SecurityTxtDeps = Pick<Deps, 'env' | 'clock' | 'publicUrl'>

const createText = (contact: string, { clock, publicUrl }: SecurityTxtDeps): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(clock.nowMs() + lifetimeDays * dayMs).toISOString()}`,
    'Preferred-Languages: en, vi',
    `Canonical: ${publicUrl(path)}`,
    '',
  ].join('\n')

/** Tells security researchers where to report a weakness of this installation (RFC 9116). */
export function registerSecurityTxt(app: FastifyInstance, deps: SecurityTxtDeps): void {
  app.get(path, async (_request, reply) => {
    const contact = deps.env.securityContact
    if (contact === null) throw new AppError('NOT_FOUND')
    return reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(createText(contact, deps))
  })
}
