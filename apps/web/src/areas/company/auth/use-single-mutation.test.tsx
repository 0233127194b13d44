import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAuth } from './testing'
import { useSingleMutation } from './use-single-mutation'

afterEach(cleanup)

function Press({ call }: { call: () => Promise<void> }) {
  const { mutate } = useSingleMutation<void, undefined, unknown>({ mutationFn: call })
  return (
    <button type="button" onClick={() => mutate(undefined)}>
      go
    </button>
  )
}

test('both clicks of a double click make one call; a later one makes another, whether it went well or not', async () => {
  const call = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  renderAuth(<Press call={call} />)
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => {
    fireEvent.click(button)
    expect(call).toHaveBeenCalledTimes(2)
  })
})
