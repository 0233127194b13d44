import { useEffect } from 'react'
import { sendReports } from '../../features/integrity/capture/send-reports'
import { sendSavedFaults } from '../../shared/media/faults/send-faults'
import { useSpool } from '../../shared/media/spool/use-spool'

/** On any later visit: what an earlier one left on the device is brought to the server, without asking. */
export function usePendingRecordings(): void {
  useSpool(null)
  useEffect(() => {
    void sendSavedFaults()
    void sendReports()
  }, [])
}
