export * from './live-frames'
export * from './turn-event'
