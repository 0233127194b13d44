/** What tests outside this package need of stores and recordings. */

export { type ObjectStoreFixture, objectStoreChecks, runObjectStoreCheck } from '../conformance/object-store-checks'
export { buildStoreOptions } from '../conformance/object-store-fixtures'
export { type Fault, type LoopbackS3, type Misbehavior, startLoopbackS3 } from '../conformance/object-store-loopback'
export { type S3Service, ServiceFixture } from '../conformance/object-store-service'
export { detectContainer } from '../container/media-input'
