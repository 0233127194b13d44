import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { NameDialog } from './name-dialog'

export function NewProjectButton() {
  const t = useTranslations('projects')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <NameDialog
      title={t('create')}
      confirmLabel={t('createConfirm')}
      name=""
      isOpen={isOpen}
      onOpen={setIsOpen}
      toChange={(name) => ({ kind: 'create', name })}
      trigger={
        <Button>
          <Plus size={16} aria-hidden="true" />
          {t('create')}
        </Button>
      }
    />
  )
}
