import { createPool, createWithActor } from '@candor/db'
import { deliverEvents } from '../platform/events/deliver-events'

/**
 * A process that begins to deliver a subject's events and never ends, to be killed: `hold-event <appUrl> <subjectId>`
 * prints "holding" while its handler runs.
 */
async function holdEvent(appUrl: string, subjectId: string): Promise<void> {
  const hang = async (): Promise<void> => {
    process.stdout.write('holding\n')
    setInterval(() => undefined, 60_000)
    await new Promise(() => undefined)
  }
  const deps = {
    withActor: createWithActor(createPool(appUrl)),
    clock: { nowMs: () => 0 },
    jobs: { send: async () => undefined },
  }
  await deliverEvents(deps, [{ 'transcript.stored': hang }], { subjectId })
}

const [, , appUrl = '', subjectId = ''] = process.argv
void holdEvent(appUrl, subjectId)
