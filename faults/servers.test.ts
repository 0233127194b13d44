import { describePowerCuts } from './powercut/describe-power-cuts'
import { describeTwoServers } from './two-servers/describe-two-servers'

// Side by side: both wait more than they reckon, for disks, for leases, and for servers that come back.
describePowerCuts()
describeTwoServers()
