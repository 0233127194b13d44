import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { findPasskey } from '../../../shared/passkeys'
import { useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'

type Proof = { readonly method: 'app' | 'recovery'; readonly code: string } | { readonly method: 'passkey' }

const prove = async (proof: Proof) => {
  if (proof.method !== 'passkey') return api.identity.secondStep.verifyCode(proof)
  const used = await findPasskey(await api.identity.secondStep.beginPasskey())
  return api.identity.secondStep.verifyPasskey({ used })
}

/** Finishes the sign-in of this browser. */
export function useSecondStep(returnUrl: string | undefined) {
  const errorText = useErrorText()
  const enter = useCompleteSignInTo(returnUrl)
  const mutation = useSingleMutation({ mutationFn: prove, onSuccess: enter })
  return {
    submitCode: (method: 'app' | 'recovery', code: string) => mutation.mutate({ method, code }),
    submitPasskey: () => mutation.mutate({ method: 'passkey' }),
    isBusy: mutation.isPending || mutation.isSuccess,
    error: mutation.error ? errorText(mutation.error) : undefined,
    forgetError: mutation.reset,
  }
}
export type SecondStep = ReturnType<typeof useSecondStep>
