import type { ReadDocument } from '@candor/ai'
import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { createJobDescription } from './operations/create-job-description'

/** Positions and what is known of them; today: the job descriptions sets are made from. */
export const createCompany = (deps: Deps, options: { os: Implementer; readDocument: ReadDocument }) => ({
  routes: {
    jobDescription: {
      create: options.os.company.jobDescription.create.handler(({ input, context }) =>
        createJobDescription({ ...deps, readDocument: options.readDocument }, asMember(context.caller), input),
      ),
    },
  },
})
