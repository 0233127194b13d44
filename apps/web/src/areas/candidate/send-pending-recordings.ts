import { sendReports } from '../../features/integrity/capture/send-reports'
import { sendSavedFaults } from '../../shared/media/faults/send-faults'
import { spoolClient } from '../../shared/media/spool/spool-client'

/** Brings to the server what an earlier visit left on the device. */
export function sendPendingRecordings(): void {
  spoolClient().open(null)
  void sendSavedFaults()
  void sendReports()
}
