import type { TurnDetector } from '../../../ports/turn-detector'
import { classifyEnding } from './classify-ending'

/** Rules in both languages: at once, without a network. */
export const builtinTurnDetector: TurnDetector = {
  detectEnding: async ({ text, language }) => classifyEnding(text, language),
}
