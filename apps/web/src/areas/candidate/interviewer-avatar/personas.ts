import type { Interviewer } from '@candor/contract'

export interface Persona {
  name: string
  skin: string
  shade: string
  hair: string
  jacket: string
  shirt: string
  look: 'long' | 'bob' | 'short'
  hasGlasses: boolean
  /** Of its own way to blink, sway and look about. */
  seed: number
}

/** The three drawn interviewers. Names are names in every language. */
export const personas: Record<Interviewer, Persona> = {
  linh: {
    name: 'Linh',
    skin: '#eec39f',
    shade: '#dba67e',
    hair: '#4a353c',
    jacket: '#3a50ca',
    shirt: '#f4f1ea',
    look: 'long',
    hasGlasses: false,
    seed: 11,
  },
  an: {
    name: 'An',
    skin: '#e3b188',
    shade: '#cc9468',
    hair: '#5a4030',
    jacket: '#2f6a63',
    shirt: '#f3e9d8',
    look: 'bob',
    hasGlasses: true,
    seed: 29,
  },
  minh: {
    name: 'Minh',
    skin: '#d9a67c',
    shade: '#c18a5e',
    hair: '#353340',
    jacket: '#454b66',
    shirt: '#e9edf6',
    look: 'short',
    hasGlasses: false,
    seed: 47,
  },
}
