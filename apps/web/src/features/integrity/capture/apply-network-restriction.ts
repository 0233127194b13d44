import { restrictNetwork } from './restrict-network'
import { faceBase } from './vendor-assets'

restrictNetwork(globalThis, faceBase(globalThis.location.origin))
