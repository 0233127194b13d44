import { create } from 'zustand'
import { readStored, writeStored } from '../storage'

const storageKey = 'candor.singleKeyShortcuts'

/** Whether single keys act, as chosen on this device: people who dictate or press keys by accident switch them off. */
export const useShortcutSetting = create<{ isOn: boolean }>()(() => ({
  isOn: readStored('local', storageKey) !== 'off',
}))

export function saveShortcutSetting(isOn: boolean): void {
  writeStored('local', storageKey, isOn ? 'on' : 'off')
  useShortcutSetting.setState({ isOn })
}
