import { type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

interface Running {
  count: number
}

/**
 * A mutation that runs once at a time. The second click of a double click comes before the page has drawn that the first was
 * taken, and a token or code is good for one call only.
 */
export function useSingleMutation<Data, Input, Context>(options: UseMutationOptions<Data, Error, Input, Context>) {
  const running = useRef<Running>({ count: 0 })
  const mutation = useMutation<Data, Error, Input, Context>({
    ...options,
    onSettled: (...args) => {
      running.current.count = 0
      return options.onSettled?.(...args)
    },
  })
  const { mutate } = mutation
  const mutateOnce = useCallback(
    (input: Input, callbacks: Pick<MutateOptions<Data, Error, Input, Context>, 'onSuccess'> = {}) => {
      if (running.current.count > 0) return
      running.current.count += 1
      mutate(input, callbacks)
    },
    [mutate],
  )
  return { ...mutation, mutate: mutateOnce }
}
