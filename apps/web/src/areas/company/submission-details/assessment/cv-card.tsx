import type { Assessment } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'

/** A summary of the CV with a link to its tab. Its levels are separate from the interview's. */
export function CvCard({ assessment, onCv }: { assessment: Assessment; onCv: () => void }) {
  const t = useTranslations('assessment')
  const { cv } = assessment.groups
  return (
    <Card className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-semibold">{t('groups.cv')}</h2>
        <p className="mt-0.5 text-sm text-ink-2">
          {assessment.cv
            ? t('cv.remarkCount', { count: assessment.redFlags.length })
            : cv.state === 'not_evaluated' && t(`reasons.${cv.reason}`)}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onCv}>
        {t('cv.seeInTab')}
      </Button>
    </Card>
  )
}
