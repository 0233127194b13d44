import { assess } from '@candor/assess'
import { zAssessmentTask } from './assessment-tasks'
import { takeJudgeStep } from './judge-runs'
import { serveTasks } from './serve-tasks'

/** The script of a process that assesses interviews, by the built-in engine or with a judge. */
serveTasks(async (message) => {
  const task = zAssessmentTask.parse(message)
  if (task.kind === 'judge') return takeJudgeStep(task)
  const { input, id, createdAt } = task
  return assess(input, { newId: () => id, clockIso: () => createdAt })
})
