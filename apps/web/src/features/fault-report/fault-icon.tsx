import type { FaultKind } from '@candor/contract'
import { CircleDashed, FileWarning, type LucideIcon, MicOff, Unplug, VideoOff, WifiOff } from 'lucide-react'

const icons: Record<FaultKind, LucideIcon> = {
  gap: CircleDashed,
  deviceLost: Unplug,
  networkLost: WifiOff,
  muted: MicOff,
  black: VideoOff,
  damaged: FileWarning,
}

/** The sign of a fault; always beside its words. */
export function FaultIcon({ kind, size = 15 }: { kind: FaultKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} aria-hidden="true" className="shrink-0" />
}
