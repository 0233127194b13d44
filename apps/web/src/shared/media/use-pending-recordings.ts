import { useEffect } from 'react'
import { sendReports } from '../integrity/send-reports'
import { sendKeptFaults } from './faults/send-faults'
import { useSpool } from './spool/use-spool'

/** On any later visit: what an earlier one left on the device is brought to the server, without asking. */
export function usePendingRecordings(): void {
  useSpool(null)
  useEffect(() => {
    void sendKeptFaults()
    void sendReports()
  }, [])
}
