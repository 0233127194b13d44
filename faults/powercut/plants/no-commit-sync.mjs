import child from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into the server before its own code. Its database acknowledges commits before they are on disk.
const { spawn } = child
child.spawn = (command, args, options) =>
  spawn(
    command,
    args.map((argument) => (argument === 'fsync=on' ? 'fsync=off' : argument)),
    options,
  )
syncBuiltinESMExports()
