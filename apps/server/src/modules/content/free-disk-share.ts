import { statfs } from 'node:fs/promises'

/** Share of the disk below a directory that is free for us, 0 to 1. */
export const freeDiskShare = async (directory: string): Promise<number> => {
  const { blocks, bavail } = await statfs(directory)
  return blocks === 0 ? 1 : bavail / blocks
}
