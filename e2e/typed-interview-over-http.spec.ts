import { createApiClient } from './support/api-client'
import { candidateUrl, makeActiveSet, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'

test('the built product starts, and a typed interview over HTTP reaches its recruiter', async ({
  product,
  recruiter,
}) => {
  const set = await makeActiveSet(recruiter.api)
  expect(candidateUrl(product.url, set)).toBe(set.url)
  await takeTypedInterview(product.url, set.linkId, {
    firstName: 'A',
    lastName: 'B',
    email: 'ab@example.org',
    answers: [
      'I rebuilt the payment service in three months because it was down every week. As a result it has not been down since.',
    ],
  })
  const items = await waitForAssessed(recruiter.api, 1)
  expect(items).toHaveLength(1)
  const anonymous = createApiClient(product.url)
  expect((await anonymous.get('/api/interview/interview/submission')).status).toBe(401)
})
