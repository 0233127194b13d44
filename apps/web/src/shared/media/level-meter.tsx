import { useSyncExternalStore } from 'react'
import type { LevelSource } from '../speech/level-source'
import { Meter } from '../ui/meter'

/** A separate component, so that only the meter renders again when the level changes. */
export function LevelMeter(props: { level: LevelSource; label: string; bars?: number; isOnStage?: boolean }) {
  const { level, ...rest } = props
  return <Meter {...rest} level={useSyncExternalStore(level.subscribe, level.get)} />
}
