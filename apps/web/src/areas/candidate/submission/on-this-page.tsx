import { useTranslations } from 'use-intl'
import { ANSWERS_TITLE_ID } from './own-answers'
import { REQUEST_TITLE_ID } from './requests/request-card'
import { DATA_TITLE_ID } from './your-data/your-data-card'

/** Jumps to what candidates come for besides the result: by keyboard, dozens of quotes and criteria lie before it. */
export function OnThisPage() {
  const t = useTranslations('assessment.own')
  const requests = useTranslations('requests.own')
  const data = useTranslations('responses.ownData')
  const links = [
    { id: ANSWERS_TITLE_ID, name: t('answers') },
    { id: REQUEST_TITLE_ID, name: requests('title') },
    { id: DATA_TITLE_ID, name: data('title') },
  ]
  return (
    <nav aria-label={t('onThisPage')} className="mb-5 flex flex-wrap gap-x-5 gap-y-1">
      {links.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className="rounded-sm text-base font-medium text-brand-ink underline touch:py-2">
          {name}
        </a>
      ))}
    </nav>
  )
}
