import type { Server } from 'node:http'
import type { ProcessGroup } from '../platform/process-group'
import { createPeerListener } from './listen-for-peers'
import { type BucketChannel, createBucketSharing } from './share-buckets'

/** A group that this process takes part in. */
export interface JoinedGroup extends ProcessGroup {
  /** The first process migrates the database before the others start. */
  readonly isMigrator: boolean
  /** Returns where the other processes reach this one. */
  listenForPeers(server: Server): Promise<string>
  stop(): void
}

interface Membership {
  readonly count: number
  readonly isMigrator: boolean
  readonly channel: BucketChannel
}

export const joinGroup = ({ count, isMigrator, channel }: Membership): JoinedGroup => {
  const peers = createPeerListener()
  const buckets = createBucketSharing(channel)
  return {
    count,
    isMigrator,
    share: buckets.share,
    isPeer: peers.isPeer,
    listenForPeers: peers.listen,
    stop() {
      peers.stop()
      buckets.stop()
    },
  }
}
