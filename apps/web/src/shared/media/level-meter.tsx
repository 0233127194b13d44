import { useSyncExternalStore } from 'react'
import type { LevelSource } from '../speech/level-source'
import { Meter } from '../ui/meter'

/** The kit's meter, fed by a level that changes many times a second: only this redraws. */
export function LevelMeter(props: { level: LevelSource; label: string; bars?: number; isOnStage?: boolean }) {
  const { level, ...rest } = props
  return <Meter {...rest} level={useSyncExternalStore(level.subscribe, level.get)} />
}
