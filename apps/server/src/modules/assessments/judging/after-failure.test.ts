import { expect, it } from 'vitest'
import { AppError } from '../../../platform/errors'
import { afterFailure } from './after-failure'

const job = {
  submissionId: '5b1f5c0e-0f4f-4a57-9d68-7d8a3f0f2a11',
  assessmentId: '5b1f5c0e-0f4f-4a57-9d68-7d8a3f0f2a12',
  awaySinceMs: null,
  waits: 0,
  malformed: 2,
  faults: 2,
}

it('afterFailure retries without counting a fault if the server stops or is too busy', () => {
  expect(afterFailure(job, new AppError('UNAVAILABLE'), 0)).toMatchObject({ kind: 'retry', job })
  expect(afterFailure(job, new Error('another one'), 0)).toEqual({ kind: 'failed' })
})
