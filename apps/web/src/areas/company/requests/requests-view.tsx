import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { PageHeader } from '../../../shared/ui/company-shell'
import { Tabs } from '../../../shared/ui/tabs'
import { AdjustmentList } from './adjustment-list'
import type { PageProps } from './paged-list'
import { RequestList } from './request-list'
import { useOpenCounts } from './use-open-counts'

type RequestTab = 'reviews' | 'adjustments'

interface RequestsViewProps extends PageProps {
  tab: RequestTab
  onTab: (tab: RequestTab) => void
  /** Members who may not answer don't see adjustments. */
  canAnswer: boolean
}

/** What candidates ask of the company: the open requests first, by date. */
export function RequestsView({ tab, onTab, canAnswer, ...page }: RequestsViewProps) {
  const t = useTranslations('requests.company')
  const adjustments = useTranslations('accommodation.company')
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-5 p-6 max-sm:p-3">
        {!canAnswer && tab === 'adjustments' && <Banner>{adjustments('answerers')}</Banner>}
        {canAnswer ? <RequestTabs tab={tab} onTab={onTab} {...page} /> : <RequestList {...page} />}
      </div>
    </>
  )
}

function RequestTabs({ tab, onTab, ...page }: Omit<RequestsViewProps, 'canAnswer'>) {
  const t = useTranslations('accommodation.company')
  const open = useOpenCounts({ isReviewer: true, canAnswer: true })
  const label = (value: RequestTab, count: string | null) =>
    count === null ? t(value) : t('counted', { label: t(value), count })
  return (
    <Tabs<RequestTab>
      label={t('kinds')}
      value={tab}
      onChange={onTab}
      panelClassName="pt-5"
      tabs={[
        { value: 'reviews', label: label('reviews', open.reviews), panel: <RequestList {...page} /> },
        { value: 'adjustments', label: label('adjustments', open.adjustments), panel: <AdjustmentList {...page} /> },
      ]}
    />
  )
}
