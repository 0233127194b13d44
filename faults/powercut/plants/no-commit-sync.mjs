import child from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into the server before its own code: the database it starts answers before anything is on the disk.
const { spawn } = child
child.spawn = (command, args, options) =>
  spawn(
    command,
    args.map((argument) => (argument === 'fsync=on' ? 'fsync=off' : argument)),
    options,
  )
syncBuiltinESMExports()
