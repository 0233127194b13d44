/** Terms of the IPTC vocabulary of digital source types for texts that no person wrote. */
export const digitalSources = {
  /** Written by a language model. */
  model: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
  /** Made by the rules of the built-in engine. */
  rules: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
} as const

export const digitalSourceTypes = [digitalSources.model, digitalSources.rules] as const
export type DigitalSource = (typeof digitalSourceTypes)[number]

/** Terms for a file in which such texts stand next to people's words. */
export const compositeDigitalSources = {
  model: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
  rules: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic',
} as const
export type CompositeDigitalSource = (typeof compositeDigitalSources)[keyof typeof compositeDigitalSources]

/** The term for the author that `producedBy` names: `builtin`, or a model's id. */
export const getDigitalSource = (producedBy: string): DigitalSource =>
  producedBy === 'builtin' ? digitalSources.rules : digitalSources.model
