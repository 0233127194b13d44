/**
 * The least of a FlatBuffer writer that can put new objects in front of a finished buffer: old objects are pointed at where they
 * lie, so a model of megabytes is changed without being understood. https://flatbuffers.dev/internals
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

const aligned = (position, to) => Math.ceil(position / to) * to

/** Each kind takes its place at `position` (its `pos`) and answers where the next may lie. */
const places = {
  table(node, position) {
    node.vtable = position
    node.pos = aligned(position + 4 + 2 * node.fields.length, 4)
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
    // Tensors want sixteen bytes' alignment of what follows the length.
    node.pos = aligned(position + 4, 16) - 4
    return node.pos + 4 + node.value.length
  },
}

const childrenOf = (node) => {
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

/** A buffer with `root`, the identifier, and the old buffer behind all that is new. */
export function write(root, identifier, oldBuffer = Buffer.alloc(0)) {
  const order = []
  const waiting = [root]
  let position = 8
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    order.push(node)
    position = places[node.kind](node, aligned(position, 4))
    waiting.push(...childrenOf(node).filter((child) => child.kind !== 'old'))
  }
  const oldStart = aligned(position, 16)
  const out = Buffer.alloc(oldStart + oldBuffer.length)
  oldBuffer.copy(out, oldStart)
  const at = (node) => (node.kind === 'old' ? oldStart + node.at : node.pos)
  out.writeUInt32LE(root.pos, 0)
  out.write(identifier, 4, 'latin1')
  for (const node of order) writers[node.kind](out, node, at)
  return out
}
