import { useState } from 'react'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

const storageKey = 'candor.list-keys'

/** Whether single letters act in the list: who dictates text or uses their own shortcuts can switch them off on this device. */
export function useKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('local', storageKey) !== 'off')
  const choose = (next: boolean): void => {
    if (next) dropStored('local', storageKey)
    else writeStored('local', storageKey, 'off')
    setOn(next)
  }
  return [isOn, choose]
}
