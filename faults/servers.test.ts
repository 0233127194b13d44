import { describePowerCuts } from './powercut/describe-power-cuts'
import { describeTwoServers } from './two-servers/describe-two-servers'

// Concurrent, because both mostly wait: for disks, leases and restarting servers.
describePowerCuts()
describeTwoServers()
