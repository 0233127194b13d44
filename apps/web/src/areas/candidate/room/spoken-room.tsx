import type { LiveProps } from './live-props'
import { TypedRoom } from './typed-room'

export function SpokenRoom(props: LiveProps) {
  return <TypedRoom {...props} />
}
