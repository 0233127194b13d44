import type { ReadDocument } from '@candor/ai'
import type { Implementer } from '../../http/implement'
import { readJobDescription } from './operations/read-job-description'

/** Positions and what is known of them; today: the job descriptions sets are made from. */
export const createCompany = (options: { os: Implementer; readDocument: ReadDocument }) => ({
  routes: {
    jobDescription: {
      create: options.os.company.jobDescription.create.handler(({ input }) =>
        readJobDescription({ readDocument: options.readDocument }, input),
      ),
    },
  },
})
