import { z } from 'zod'
import { route } from '../builder'
import { responseRateLimits } from '../limits'
import { member } from '../policy'

const service = 'company' as const
const policy = member('member.manage')
const path = '/response-rate'

/** The share of people who got a reply by the date they were promised. */
export const zResponseRate = z.object({
  /** Rounded down. */
  percent: z.number().int().min(0).max(100),
  /** People whose promised date passed within these days. */
  count: z.number().int().min(1),
  days: z.number().int(),
})

const zResponseRateSetting = z.object({
  /** Candidates see the rate before they begin. */
  isShown: z.boolean(),
  /** Null: no promised date passed. */
  rate: zResponseRate.nullable(),
})
export type ResponseRateSetting = z.infer<typeof zResponseRateSetting>

export const responseRateRoutes = {
  get: route({
    service,
    method: 'GET',
    path,
    summary: `The organization’s response rate of the last ${responseRateLimits.windowDays} days, and whether candidates see it`,
    policy,
    errors: [],
  }).output(zResponseRateSetting),
  change: route({
    service,
    method: 'POST',
    path,
    summary: `Show candidates the response rate, or no longer. It is shown from ${responseRateLimits.minPeople} people on`,
    policy,
    errors: [],
  })
    .input(z.object({ isShown: z.boolean() }))
    .output(zResponseRateSetting),
}
