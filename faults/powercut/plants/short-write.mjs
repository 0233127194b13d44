import { open } from 'node:fs/promises'

// Loaded into the server before its own code. Long writes drop their last bytes and report success.
const handle = await open('/dev/null', 'r')
const files = Object.getPrototypeOf(handle)
const { write } = files
files.write = async function (bytes, ...[offset, length, position]) {
  const isLong = length > 1000
  const result = await write.call(this, bytes, offset, isLong ? length - 100 : length, position)
  return { ...result, bytesWritten: length }
}
await handle.close()
