import { assess } from '@candor/assess'
import { zAssessmentTask } from '../assessment-tasks'
import { serveTasks } from '../serve-tasks'
import { poisonWord } from './poison-word'

const loopForever = (): never => {
  for (;;) Math.random()
}

/** The process that assesses, with one planted fault: an answer with this word never ends. */
serveTasks(async (message) => {
  const task = zAssessmentTask.parse(message)
  if (task.kind === 'judge') throw new Error('no judge runs here')
  const { input, id, createdAt } = task
  if (input.answers.some(({ text }) => text.includes(poisonWord))) loopForever()
  return assess(input, { newId: () => id, clockIso: () => createdAt })
})
