import { expect, test } from 'vitest'
import { contract } from './contract'

const { deletion, stage } = contract.interview
const createIds = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`)
const stageId = createIds(1)[0]

/** Every route that takes submissions by their ids. */
const bulkRoutes = [
  ['deletes', deletion.create, (ids: string[]) => ({ ids })],
  ['moves', stage.moveSubmissions, (ids: string[]) => ({ ids, stageId })],
  ['exports', contract.interview.export.schedule, (submissionIds: string[]) => ({ format: 'csv', submissionIds })],
] as const

test.each(bulkRoutes)(
  'a request that %s submissions takes some, and neither none nor 10,000',
  (_verb, route, write) => {
    const validate = (count: number) => route['~orpc'].inputSchema?.['~standard'].validate(write(createIds(count)))
    for (const count of [1, 100]) expect(validate(count)).not.toHaveProperty('issues')
    for (const count of [0, 10_000]) expect(validate(count)).toHaveProperty('issues')
  },
)
