import { useTranslations } from 'use-intl'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextLink } from '../../../shared/ui/text-link'
import type { EditSet } from './use-edit-set'

/** Someone else saved in between: nothing is lost on either side until the person decides. */
export function ConflictBanner({ edit }: { edit: EditSet }) {
  const t = useTranslations('company.edit')
  return (
    <Banner
      tone="warn"
      title={t('conflict')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" isBusy={edit.isSaving} onClick={edit.takeTheirs}>
            {t('conflictTheirs')}
          </Button>
          <Button size="sm" data-testid="save-mine" isBusy={edit.isSaving} onClick={edit.saveMine}>
            {t('conflictMine')}
          </Button>
        </span>
      }
    >
      <p>{t('conflictText')}</p>
      <TextLink href={`/company/interview-set/${edit.base.id}`} target="_blank">
        {t('conflictSee')}
      </TextLink>
    </Banner>
  )
}
