import { z } from 'zod'
import { route } from '../builder'
import { status } from '../enums'
import { positionLimits, setLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zInterfaceLanguage, zStatus, zText } from '../shared/primitives'
import { jobFunctionIds } from './job-functions'

const zPositionName = zText(setLimits.nameCharacters).min(1)
/** Null: none was chosen. */
const zChosenFunction = z.enum(jobFunctionIds).nullable()

/** An opening. Its status follows its sets: active while one of them is, archived when all of them are. */
export const zPosition = z.object({
  id: zId,
  name: z.string(),
  functionId: zChosenFunction,
  status: zStatus,
  setCount: z.number().int(),
  submissionCount: z.number().int(),
  createdAt: zInstant,
  updatedAt: zInstant,
})
export type Position = z.infer<typeof zPosition>
export const zPositionDetail = zPosition.extend({
  sets: z.array(z.object({ id: zId, name: z.string(), status: zStatus })),
})
export type PositionDetail = z.infer<typeof zPositionDetail>

/** What a person can put a position into; INCOMPLETE follows from its sets. */
const zChosenStatus = z.literal([status.INACTIVE, status.ACTIVE, status.PENDING, status.ARCHIVED])

const service = 'company' as const

export const positionRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/position',
    summary: `Positions by name: at most ${positionLimits.listed}, or ${positionLimits.found} for a keyword`,
    policy: member('set.read'),
    errors: [],
  })
    .input(z.object({ keyword: zText(200).optional(), status: z.coerce.number().pipe(zStatus).optional() }))
    .output(z.object({ items: z.array(zPosition), total: z.number().int() })),
  create: route({
    service,
    method: 'POST',
    path: '/position',
    summary: 'Create a position, which has no interview set yet',
    policy: member('set.manage'),
    errors: [],
    status: 201,
  })
    .input(z.object({ name: zPositionName, functionId: zChosenFunction.optional() }))
    .output(zPositionDetail),
  count: route({
    service,
    method: 'GET',
    path: '/position/counter',
    summary: 'Counts of positions by status',
    policy: member('set.read'),
    errors: [],
  }).output(z.object({ total: z.number().int(), byStatus: z.record(z.string(), z.number().int()) })),
  get: route({
    service,
    method: 'GET',
    path: '/position/{id}',
    summary: 'One position with its interview sets',
    policy: member('set.read'),
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zPositionDetail),
  update: route({
    service,
    method: 'PATCH',
    path: '/position/{id}',
    summary: 'Rename a position in all its sets, change its function, or activate, deactivate or archive all its sets',
    policy: member('set.manage'),
    errors: ['SET_INCOMPLETE'],
  })
    .input(
      z.object({
        id: zId,
        name: zPositionName.optional(),
        functionId: zChosenFunction.optional(),
        status: zChosenStatus.optional(),
      }),
    )
    .output(zPositionDetail),
}

export const functionRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/function',
    summary: 'Kinds of work, to choose from',
    policy: member('set.read'),
    errors: [],
  }).output(
    z.object({
      items: z.array(
        z.object({ id: z.enum(jobFunctionIds), code: z.string(), name: z.record(zInterfaceLanguage, z.string()) }),
      ),
    }),
  ),
}
