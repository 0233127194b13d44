import { createFileRoute } from '@tanstack/react-router'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { SettingFrame } from './setting-frame'

/** The frame around every page of the settings. */
export const Route = createFileRoute('/_member/_setting')({
  loader: () => ensureAreas('settings', 'account'),
  component: SettingFrame,
})
