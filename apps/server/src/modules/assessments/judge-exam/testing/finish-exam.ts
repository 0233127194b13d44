import type { TestDeps } from '../../../../testing/test-deps'
import { saveExam } from '../../repo/judge-exam'
import { getConfiguration } from '../configuration'
import { readResult } from '../stored-result'

/** The configuration of an installation whose model takes the exam. */
export const today = getConfiguration({ id: 'anthropic', model: 'm' })

/** Ends an exam with a result, without asking a model. */
export const finishExam = (deps: TestDeps, id: string, state: 'passed' | 'failed'): Promise<void> =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    saveExam(tx, id, { state, result: readResult(null), finishedAt: new Date(deps.clock.nowMs()) }),
  )
