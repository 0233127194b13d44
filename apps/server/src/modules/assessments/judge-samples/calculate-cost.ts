import type { Deps } from '../../../deps'

/** Millionths of a US dollar by the operator's prices; null: no price is set. */
export const calculateCost = (
  { env }: Pick<Deps, 'env'>,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number | null => {
  const { inputUsdPerMtok, outputUsdPerMtok } = env.aiCosts
  if (inputUsdPerMtok === null || outputUsdPerMtok === null) return null
  return Math.round(inputTokens * inputUsdPerMtok + outputTokens * outputUsdPerMtok)
}
