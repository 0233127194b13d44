import { passwordLimits } from '@candor/domain'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button'
import { TextField } from './text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers whether to fill in the old one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the user asks to see it. Allows pasting; no autocorrect or capitalization. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('common.password')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={passwordLimits.maxCharacters}
      end={
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          aria-label={t('show')}
          aria-pressed={isShown}
          onClick={() => setIsShown((shown) => !shown)}
        >
          <Icon size={16} aria-hidden="true" />
        </Button>
      }
    />
  )
}
