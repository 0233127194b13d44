import { open } from 'node:fs/promises'

// Loaded into the server before its own code: writes are never synced, and report that they are.
const handle = await open('/dev/null', 'r')
const files = Object.getPrototypeOf(handle)
files.datasync = async () => {}
files.sync = async () => {}
await handle.close()
