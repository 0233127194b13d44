/** Why the chosen speaker is not used. The system's default output is used instead. */
export type SpeakerFault = 'disconnected' | 'blocked' | 'unsupported' | 'failed'

const faults: Record<string, SpeakerFault> = {
  NotFoundError: 'disconnected',
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotSupportedError: 'unsupported',
}

export const classifySpeakerFault = (error: unknown): SpeakerFault =>
  error instanceof Error ? (faults[error.name] ?? 'failed') : 'failed'

/** Browsers name the system's default output by an empty id. */
export const toSinkId = (deviceId: string | null): string =>
  deviceId === null || deviceId === 'default' ? '' : deviceId

/** Whether the chosen speaker is missing. A list without outputs proves nothing: browsers hide outputs before permission is given. */
export function isSpeakerMissing(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId'>[],
  sinkId: string,
): boolean {
  const outputs = devices.filter((device) => device.kind === 'audiooutput' && device.deviceId !== '')
  return sinkId !== '' && outputs.length > 0 && !outputs.some((device) => device.deviceId === sinkId)
}
