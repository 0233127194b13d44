/** What tests outside this package need of object stores. */
export { checkedOptions } from './object-store-benches'
export { type ObjectStoreBench, objectStoreChecks, runObjectStoreCheck } from './object-store-checks'
export { type Fault, type LoopbackS3, type Misbehaviour, startLoopbackS3 } from './object-store-loopback'
