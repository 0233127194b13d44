import { createFileRoute } from '@tanstack/react-router'
import { search, text } from '../../../shared/search'

export const Route = createFileRoute('/_member/company/submission-details')({
  validateSearch: search({ id: text, set_id: text }),
  component: () => null,
})
