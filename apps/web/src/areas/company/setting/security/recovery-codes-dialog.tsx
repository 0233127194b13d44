import { Copy } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { useCopy } from '../../parts/use-copy'

/** The recovery codes, once: only the person's word that they saved them closes the dialog. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security.recovery')
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') })
  return (
    <Dialog
      open
      isDismissible={false}
      width="sm"
      title={t('shownTitle')}
      description={t('shownText')}
      footer={
        <>
          <Button variant="secondary" onClick={() => copy(codes.join('\n'))}>
            <Copy size={15} aria-hidden="true" />
            {t('copy')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </>
      }
    >
      <ul aria-label={t('list')} className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono text-base select-text">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
