import { readStored, writeStored } from '../../storage'

/** The devices that the candidate chose last, stored on this computer with one key per device. */
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

/** `ideal`, not `exact`: if the device was unplugged, the browser uses another one instead of failing. */
const preferDevice = (deviceId: string | null): MediaTrackConstraints =>
  deviceId ? { deviceId: { ideal: deviceId } } : {}

/** The constraints for the browser. 640x480 at 20 frames per second is enough for a face and easy to upload. */
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
