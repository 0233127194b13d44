import { open } from 'node:fs/promises'

// Loaded into the server before its own code: what is written is never synced, and everybody is told that it is.
const handle = await open('/dev/null', 'r')
const files = Object.getPrototypeOf(handle)
files.datasync = async () => {}
files.sync = async () => {}
await handle.close()
