import { useEffect, useState } from 'react'
import { api } from '../../../shared/api/client'

/**
 * Whether support promises a time: only where an address receives tickets. Loads the configuration without the app's providers,
 * which the crash page may lack.
 */
export function useReplyPromise(): boolean {
  const [isPromised, setIsPromised] = useState(false)
  useEffect(() => {
    api.content.configuration().then(
      ({ supportEmail }) => setIsPromised(supportEmail !== null),
      () => setIsPromised(false),
    )
  }, [])
  return isPromised
}
