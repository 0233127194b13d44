import { useState } from 'react'
import { toForm } from '../set-draft/set-draft'
import { useSetDraft } from '../set-draft/set-draft-store'
import { focusFirstProblem } from '../set-editor/focus-first-problem'
import { findProblems, type ProblemKey, type Problems } from '../set-editor/set-form'

const none: Problems = new Map()

/** What is wrong in this step; shown from the first try to leave it. */
export function useProblems(keys: readonly ProblemKey[]) {
  const draft = useSetDraft()
  const [isChecked, setIsChecked] = useState(false)
  const found: Problems = new Map([...findProblems(toForm(draft))].filter(([, key]) => keys.includes(key)))
  return {
    problems: isChecked ? found : none,
    /** Whether the step can be left; otherwise the first problem takes the focus. */
    check: (): boolean => {
      setIsChecked(true)
      if (found.size > 0) focusFirstProblem()
      return found.size === 0
    },
  }
}
