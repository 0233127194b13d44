import { keepToFiles } from './keep-to-files'
import { faceBase } from './vendor-assets'

keepToFiles(globalThis, faceBase(globalThis.location.origin))
