/** What tests outside this package need of object stores. */

export { type ObjectStoreBench, objectStoreChecks, runObjectStoreCheck } from '../conformance/object-store-checks'
export { checkedOptions } from '../conformance/object-store-fixtures'
export { type Fault, type LoopbackS3, type Misbehaviour, startLoopbackS3 } from '../conformance/object-store-loopback'
export { type S3Service, ServiceBench } from '../conformance/object-store-service'
