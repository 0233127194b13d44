/** The share by which a recording is shown. */
export interface Share {
  readonly grantId: string
  readonly organizationId: string
}

/** The address of one recording. It opens nothing once the share has ended, and no other recording. Given at composition. */
export type SignSharedRecording = (share: Share, uploadId: string) => string
