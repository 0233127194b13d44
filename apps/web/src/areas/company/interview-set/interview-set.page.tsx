import { createFileRoute } from '@tanstack/react-router'
import { flag, search } from '../../../shared/search'
import { InterviewSetView } from './interview-set-view'

export const Route = createFileRoute('/_member/company/interview-set/$id')({
  validateSearch: search({ created: flag }),
  component: InterviewSetPage,
})

function InterviewSetPage() {
  const { id } = Route.useParams()
  const { created } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InterviewSetView
      key={id}
      id={id}
      isCreated={created === true}
      onCongratulated={() => {
        void navigate({ search: {}, replace: true })
      }}
    />
  )
}
