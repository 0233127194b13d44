import type { ComponentProps } from 'react'
import { LinkRefusal } from '../link-problem'
import { PreInterview } from './pre-interview'

/** The pre-interview steps, or why this browser may neither take an interview here nor see one. */
export function AllowedInterview(props: ComponentProps<typeof PreInterview>) {
  const { access, linkId } = props.intro
  if (access.may === 'nothing' && access.whyNot !== null) return <LinkRefusal linkId={linkId} code={access.whyNot} />
  return <PreInterview {...props} />
}
