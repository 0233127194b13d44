export { type Calibration, type CalibrationHint, calibrate, type GazeBaseline } from './baseline'
export { type FaceSample, integrityRules, type SeenFace } from './sample'
export { type IntegrityTake, integritySummary } from './summary'
export { type TakeSignals, takeSignals } from './take-report'
