import { readStored, writeStored } from '../../storage'

/** The devices the candidate chose last, kept on this computer under one key per device. */
export type DeviceKind = 'audioinput' | 'videoinput' | 'audiooutput'

const keys: Record<DeviceKind, string> = {
  audioinput: 'candor.device.audio',
  videoinput: 'candor.device.video',
  audiooutput: 'candor.device.speaker',
}

export const readChosenDevice = (kind: DeviceKind): string | null => readStored('local', keys[kind])

export function saveChosenDevice(kind: DeviceKind, deviceId: string): void {
  writeStored('local', keys[kind], deviceId)
}

/** A wish, not a demand: a device that was unplugged gives way to another instead of to an error. */
const preferDevice = (deviceId: string | null): MediaTrackConstraints =>
  deviceId ? { deviceId: { ideal: deviceId } } : {}

/** What is asked of the browser. 640x480 at 20 pictures a second is enough for a face and kind to the upload. */
export function captureConstraints(): MediaStreamConstraints {
  return {
    audio: {
      ...preferDevice(readChosenDevice('audioinput')),
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
    video: {
      ...preferDevice(readChosenDevice('videoinput')),
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 20, max: 30 },
    },
  }
}
