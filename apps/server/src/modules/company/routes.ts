import type { ReadDocument } from '@candor/ai'
import type { Implementer } from '../../http/implement'
import { readJobDescription } from './operations/read-job-description'

export const createCompanyRoutes = ({ os, readDocument }: { os: Implementer; readDocument: ReadDocument }) => ({
  jobDescription: {
    create: os.company.jobDescription.create.handler(({ input }) => readJobDescription({ readDocument }, input)),
  },
})
