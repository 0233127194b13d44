import { crc32 } from 'node:zlib'

const DATE = 0x21

function createHeaders(name, data, offset) {
  const file = Buffer.from(name)
  const sum = crc32(data)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(10, 4)
  local.writeUInt16LE(DATE, 12)
  local.writeUInt32LE(sum, 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(data.length, 22)
  local.writeUInt16LE(file.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(10, 4)
  central.writeUInt16LE(10, 6)
  central.writeUInt16LE(DATE, 14)
  central.writeUInt32LE(sum, 16)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(data.length, 24)
  central.writeUInt16LE(file.length, 28)
  central.writeUInt32LE(offset, 42)
  return { local: Buffer.concat([local, file]), central: Buffer.concat([central, file]) }
}

/** Makes a zip with stored entries and a fixed date, so that the same files give the same bytes. */
export function storeZip(files) {
  const parts = []
  const directory = []
  let offset = 0
  for (const [name, data] of Object.entries(files)) {
    const { local, central } = createHeaders(name, data, offset)
    parts.push(local, data)
    directory.push(central)
    offset += local.length + data.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}
