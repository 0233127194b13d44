import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { asStep, type StepId } from './pre-interview-steps'
import { useEntryStep, useStepHistory } from './step-history'

afterEach(cleanup)

function Steps() {
  const history = useStepHistory(asStep)
  const step = history.currentStep ?? 'intro'
  useEntryStep(history, step)
  const before: StepId = step === 'information' ? 'language' : 'intro'
  return (
    <>
      <h1>{step}</h1>
      <button type="button" onClick={() => history.push(step === 'intro' ? 'language' : 'information', step)}>
        Next
      </button>
      <button type="button" onClick={() => history.back(before)}>
        Back
      </button>
      <button type="button" onClick={() => history.replace('fairPlay')}>
        Instead
      </button>
    </>
  )
}

const open = async (memory: ReturnType<typeof createMemoryHistory>) => {
  const root = createRootRoute()
  const before = createRoute({ getParentRoute: () => root, path: '/before', component: () => <h1>before</h1> })
  const preInterview = createRoute({ getParentRoute: () => root, path: '/pre-interview', component: Steps })
  const router = createRouter({ routeTree: root.addChildren([before, preInterview]), history: memory })
  await router.load()
  render(<RouterProvider router={router as never} />)
}
const arrive = () => createMemoryHistory({ initialEntries: ['/before', '/pre-interview'] })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shows = async (step: string) => expect(await screen.findByRole('heading', { name: step })).toBeDefined()

test('the browser’s Back returns one step and Forward advances again; Back leaves the page only at the first step', async () => {
  const memory = arrive()
  await open(memory)
  await shows('intro')
  press('Next')
  await shows('language')
  press('Next')
  await shows('information')
  act(() => memory.back())
  await shows('language')
  act(() => memory.back())
  await shows('intro')
  act(() => memory.forward())
  await shows('language')
  act(() => memory.go(-2))
  await shows('before')
})

test('the page’s Back button uses the browser’s history, so Forward still works', async () => {
  const memory = arrive()
  await open(memory)
  await shows('intro')
  press('Next')
  await shows('language')
  press('Back')
  await shows('intro')
  act(() => memory.forward())
  await shows('language')
})

test('Back skips a step that the candidate can’t return to', async () => {
  const memory = arrive()
  await open(memory)
  await shows('intro')
  press('Next')
  await shows('language')
  press('Instead')
  await shows('fairPlay')
  act(() => memory.back())
  await shows('intro')
})

test('a reload stays at its step', async () => {
  const memory = arrive()
  await open(memory)
  await shows('intro')
  press('Next')
  await shows('language')
  cleanup()
  await open(memory)
  await shows('language')
  press('Back')
  await shows('intro')
})
