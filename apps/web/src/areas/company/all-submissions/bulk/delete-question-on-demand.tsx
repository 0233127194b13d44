import { lazy, Suspense, useState } from 'react'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import type { DeleteQuestionProps } from './delete-question'

const DeleteQuestion = lazy(async () => {
  const [file] = await Promise.all([import('./delete-question'), ensureAreas('deletion')])
  return { default: file.DeleteQuestion }
})

/** The question before submissions are deleted; its code is loaded when it is asked first. */
export function DeleteQuestionOnDemand(props: DeleteQuestionProps) {
  const [wasAsked, setWasAsked] = useState(false)
  if (props.isOpen && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense>
      <DeleteQuestion {...props} />
    </Suspense>
  )
}
