import { create } from 'zustand'

/** The address as last typed on one of the auth pages: it need not be typed again on the next. In memory only. */
export const useTypedEmail = create<{ email: string }>()(() => ({ email: '' }))

export const keepTypedEmail = (email: string): void => useTypedEmail.setState({ email })
