import type { TestDeps } from '../../../../testing/test-deps'
import { saveExam } from '../../repo/judge-exam'
import { getConfiguration } from '../configuration'
import { readResult, type StoredResult } from '../stored-result'

/** The configuration of an installation whose model takes the exam. */
export const today = getConfiguration({ id: 'anthropic', model: 'm' })

/** Ends an exam with a state, or as passed with this result, without asking a model. */
export const finishExam = (
  deps: TestDeps,
  id: string,
  outcome: 'passed' | 'failed' | Partial<StoredResult>,
): Promise<void> =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    saveExam(tx, id, {
      state: typeof outcome === 'string' ? outcome : 'passed',
      result: { ...readResult(null), ...(typeof outcome === 'string' ? {} : outcome) },
      finishedAt: new Date(deps.clock.nowMs()),
    }),
  )
