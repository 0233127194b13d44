import { check, operate, record } from './craft-frames'
import type { DutyClass, DutyFrame } from './frame-types'
import { lead, plan, teach } from './people-frames'
import { cooperate, resolve, sell, serve } from './service-frames'
import { analyze, any, create, improve } from './thought-frames'

export const DUTY_FRAMES: Readonly<Record<DutyClass, readonly DutyFrame[]>> = {
  resolve,
  sell,
  lead,
  teach,
  check,
  record,
  operate,
  serve,
  plan,
  create,
  analyze,
  cooperate,
  improve,
  any,
}
