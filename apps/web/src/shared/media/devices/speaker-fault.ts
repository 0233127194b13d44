/** Why the chosen speaker is not used; the system's own output is, then. */
export type SpeakerFault = 'gone' | 'blocked' | 'unsupported' | 'failed'

const faults: Record<string, SpeakerFault> = {
  NotFoundError: 'gone',
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotSupportedError: 'unsupported',
}

export const classifySpeakerFault = (error: unknown): SpeakerFault =>
  error instanceof Error ? (faults[error.name] ?? 'failed') : 'failed'

/** The browsers' name for the system's own output is an empty one. */
export const toSinkId = (deviceId: string | null): string =>
  deviceId === null || deviceId === 'default' ? '' : deviceId

/** Whether a chosen speaker is no longer among the devices. A list without outputs says nothing: browsers hide them until allowed. */
export function isSpeakerMissing(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId'>[],
  sinkId: string,
): boolean {
  const outputs = devices.filter((device) => device.kind === 'audiooutput' && device.deviceId !== '')
  return sinkId !== '' && outputs.length > 0 && !outputs.some((device) => device.deviceId === sinkId)
}
