import { type ComponentType, lazy, Suspense } from 'react'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { useAccent } from '../use-accent'
import { type PracticeInput, type PracticeState, usePractice } from './practice-state'
import type { PracticeStepId } from './practice-steps'
import { PracticeIntro } from './steps/intro'

type StepView = ComponentType<{ practice: PracticeState }>

// The first step is drawn at once; the others are loaded when they are opened.
const views: Record<PracticeStepId, StepView> = {
  intro: PracticeIntro,
  type: lazy(() => import('./steps/type').then((file) => ({ default: file.PracticeType }))),
  devices: lazy(() => import('./steps/devices').then((file) => ({ default: file.PracticeDevices }))),
  camera: lazy(() => import('./steps/camera').then((file) => ({ default: file.PracticeCamera }))),
  screening: lazy(() => import('./steps/screening').then((file) => ({ default: file.PracticeScreening }))),
  instruction: lazy(() => import('./steps/instruction').then((file) => ({ default: file.PracticeInstruction }))),
  secondInstruction: lazy(() =>
    import('./steps/second-instruction').then((file) => ({ default: file.PracticeSecondInstruction })),
  ),
  confirm: lazy(() => import('./steps/confirm').then((file) => ({ default: file.PracticeConfirm }))),
}

/** The steps of a practice, one after another. */
export function PracticeFlow(input: PracticeInput) {
  useAccent(input.intro.accent)
  const practice = usePractice(input)
  const View = views[practice.step]
  return (
    <Suspense fallback={<SkeletonList rows={3} />}>
      <View practice={practice} />
    </Suspense>
  )
}
