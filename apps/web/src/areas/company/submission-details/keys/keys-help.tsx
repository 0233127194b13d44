import { Keyboard } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { type KeyRow, KeyRows } from '../../../../shared/keys/key-rows'
import { saveShortcutSetting, useShortcutSetting } from '../../../../shared/keys/shortcut-setting'
import { Button } from '../../../../shared/ui/button'
import { Checkbox } from '../../../../shared/ui/checkbox'
import { Dialog } from '../../../../shared/ui/dialog'

interface KeysHelpProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Whether the member sets levels and decides. */
  mayReview: boolean
  /** Whether there is a recording to play. */
  canPlay: boolean
}

function useRows({ mayReview, canPlay }: Pick<KeysHelpProps, 'mayReview' | 'canPlay'>) {
  const t = useTranslations('submissionReview.keys')
  const review: KeyRow[] = [
    ['1 – 5', t('level')],
    ['Z', t('undo')],
    ['Y U N', t('decision')],
    ['R', t('reason')],
    ['S', t('stage')],
  ]
  const play: KeyRow[] = [
    [t('space'), t('play')],
    ['← →', t('seek')],
    ['M C F', t('player')],
    ['E', t('reel')],
  ]
  const moves: KeyRow[] = [
    ['[ ]', t('question')],
    ['H J', t('submission')],
    ['?', t('help')],
  ]
  return [...(mayReview ? review : []), ...moves, ...(canPlay ? play : [])]
}

/** The list of keys, and the switch that turns the single ones off. */
export function KeysHelp({ isOpen, onOpen, ...can }: KeysHelpProps) {
  const t = useTranslations('submissionReview.keys')
  const isOn = useShortcutSetting((setting) => setting.isOn)
  return (
    <Dialog
      title={t('title')}
      description={t('lead')}
      width="sm"
      open={isOpen}
      onOpenChange={onOpen}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('open')} title={t('open')}>
          <Keyboard size={17} aria-hidden="true" />
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <KeyRows rows={useRows(can)} />
        <Checkbox label={t('enabled')} hint={t('enabledHint')} checked={isOn} onChange={saveShortcutSetting} />
      </div>
    </Dialog>
  )
}
