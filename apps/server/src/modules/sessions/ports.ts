import type { MeteredInterviewer, MeteredSpeechToText, MeteredTextToSpeech, MeteredTurnDetector } from '@candor/ai'
import type { DiskSpace } from '@candor/domain'
import type { AppendStore } from '@candor/media'
import type { RecordedAudio } from './recorded-audio'

/** What the sessions need of the world outside; vendors are chosen by the composition root. Every call says who pays for it. */
export interface SessionPorts {
  /** null: recordings are not transcribed on the server. */
  readonly speechToText: MeteredSpeechToText | null
  /** null: the browser's own voice, or captions alone. */
  readonly voice: MeteredTextToSpeech | null
  readonly interviewer: MeteredInterviewer
  /** Whether a candidate who is silent has finished. */
  readonly turnDetector: MeteredTurnDetector
  readonly store: AppendStore
  /** Speech of a sealed recording as a WAV that a recognizer accepts. */
  readonly recordedAudio: RecordedAudio
  /** How full the disk is. */
  readonly readDiskSpace: () => Promise<DiskSpace>
  /** Whether the organization's recordings leave room for another interview. */
  readonly hasOrganizationQuota: (organizationId: string) => Promise<boolean>
}
