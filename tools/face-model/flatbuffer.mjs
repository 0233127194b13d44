/**
 * A minimal FlatBuffer writer that puts new objects in front of a finished buffer. New objects point to old ones, so a large model
 * is changed without parsing it. https://flatbuffers.dev/internals
 */
export const old = (at) => ({ kind: 'old', at })
export const table = (...fields) => ({ kind: 'table', fields })
export const vector = (...items) => ({ kind: 'vector', items })
export const text = (value) => ({ kind: 'text', value })
export const ints = (values) => ({ kind: 'numbers', values, write: 'writeInt32LE' })
export const floats = (values) => ({ kind: 'numbers', values, write: 'writeFloatLE' })
export const bytes = (value) => ({ kind: 'bytes', value })

export const u32 = (value) => ({ type: 'u32', value })
export const i8 = (value) => ({ type: 'i8', value })
export const ref = (node) => ({ type: 'ref', node })

const align = (position, to) => Math.ceil(position / to) * to

/** Sets the position of a node (`pos`) and returns the next free position. */
const places = {
  table(node, position) {
    node.vtable = position
    node.pos = align(position + 4 + 2 * node.fields.length, 4)
    let offset = 4
    node.offsets = node.fields.map((field) => {
      if (!field) return 0
      offset += 4
      return offset - 4
    })
    node.size = offset
    return node.pos + offset
  },
  vector(node, position) {
    node.pos = position
    return position + 4 + 4 * node.items.length
  },
  numbers(node, position) {
    node.pos = position
    return position + 4 + 4 * node.values.length
  },
  text(node, position) {
    node.pos = position
    return position + 5 + Buffer.byteLength(node.value)
  },
  bytes(node, position) {
    // Tensors need the data after the length aligned to sixteen bytes.
    node.pos = align(position + 4, 16) - 4
    return node.pos + 4 + node.value.length
  },
}

const listChildren = (node) => {
  if (node.kind === 'vector') return node.items
  return node.kind === 'table' ? node.fields.flatMap((field) => (field?.type === 'ref' ? [field.node] : [])) : []
}

function writeField(out, field, { position, at }) {
  if (field.type === 'u32') out.writeUInt32LE(field.value, position)
  else if (field.type === 'i8') out.writeInt8(field.value, position)
  else out.writeUInt32LE(at(field.node) - position, position)
}

const writers = {
  table(out, node, at) {
    out.writeUInt16LE(4 + 2 * node.fields.length, node.vtable)
    out.writeUInt16LE(node.size, node.vtable + 2)
    out.writeInt32LE(node.pos - node.vtable, node.pos)
    node.fields.forEach((field, index) => {
      out.writeUInt16LE(node.offsets[index], node.vtable + 4 + 2 * index)
      if (field) writeField(out, field, { position: node.pos + node.offsets[index], at })
    })
  },
  vector(out, node, at) {
    out.writeUInt32LE(node.items.length, node.pos)
    node.items.forEach((item, index) => {
      const position = node.pos + 4 + 4 * index
      out.writeUInt32LE(at(item) - position, position)
    })
  },
  numbers(out, node) {
    out.writeUInt32LE(node.values.length, node.pos)
    for (const [index, value] of node.values.entries()) out[node.write](value, node.pos + 4 + 4 * index)
  },
  text(out, node) {
    out.writeUInt32LE(Buffer.byteLength(node.value), node.pos)
    out.write(node.value, node.pos + 4)
  },
  bytes(out, node) {
    out.writeUInt32LE(node.value.length, node.pos)
    node.value.copy(out, node.pos + 4)
  },
}

/** Writes a buffer with `root`, the identifier, and the old buffer after all new objects. */
export function write(root, identifier, oldBuffer = Buffer.alloc(0)) {
  const order = []
  const waiting = [root]
  let position = 8
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    order.push(node)
    position = places[node.kind](node, align(position, 4))
    waiting.push(...listChildren(node).filter((child) => child.kind !== 'old'))
  }
  const oldStart = align(position, 16)
  const out = Buffer.alloc(oldStart + oldBuffer.length)
  oldBuffer.copy(out, oldStart)
  const at = (node) => (node.kind === 'old' ? oldStart + node.at : node.pos)
  out.writeUInt32LE(root.pos, 0)
  out.write(identifier, 4, 'latin1')
  for (const node of order) writers[node.kind](out, node, at)
  return out
}
