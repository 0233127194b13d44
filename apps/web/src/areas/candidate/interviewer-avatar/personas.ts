import type { Interviewer } from '@candor/contract'

export interface Persona {
  name: string
  skin: string
  shade: string
  hair: string
  jacket: string
  shirt: string
  iris: string
  lips: string
  /** Of the line of the upper lashes, in the drawing's units. */
  lashes: number
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
    iris: '#6b4226',
    lips: '#cd6c5e',
    lashes: 5,
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
    iris: '#5a3a1e',
    lips: '#c86e59',
    lashes: 4,
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
    iris: '#4d3420',
    lips: '#c27959',
    lashes: 2.6,
    look: 'short',
    hasGlasses: false,
    seed: 47,
  },
}
