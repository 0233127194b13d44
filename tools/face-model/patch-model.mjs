import { bytes, floats, i8, ints, old, ref, table, text, u32, vector, write } from './flatbuffer.mjs'

/** Numbers of TFLite's operations, types and options (tensorflow/lite/schema/schema.fbs). */
const RESHAPE = 22
const PAD = 34
const CONCATENATION = 2
const INT32 = 2
const CONCATENATION_OPTIONS = 10
/** Fields of tables, by their number in that schema. */
const MODEL = { codes: 1, subgraphs: 2, buffers: 4 }
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 }
const TENSOR_NAME = 3

/** Metadata (metadata_schema.fbs) with only what MediaPipe Tasks needs: the normalization of the picture. */
function createMetadata({ mean, std, outs }) {
  const normalization = table(i8(1), ref(table(ref(floats([mean])), ref(floats([std])))))
  const image = table(i8(2), ref(table(i8(1))))
  const input = table(
    null,
    null,
    ref(vector(table(ref(text('image')), null, null, ref(image), ref(vector(normalization))))),
  )
  const outputs = ref(vector(...outs.map((name) => table(ref(text(name))))))
  const graph = table(...input.fields, outputs)
  return write(table(ref(text('model')), null, null, ref(vector(graph)), null, null, null, ref(text('1.0.0'))), 'M001')
}

/** Reads the positions of a finished FlatBuffer's parts. */
function createReader(buffer) {
  const u = (at) => buffer.readUInt32LE(at)
  const field = (at, number) => {
    const vtable = at - buffer.readInt32LE(at)
    return 4 + 2 * number < buffer.readUInt16LE(vtable) ? buffer.readUInt16LE(vtable + 4 + 2 * number) : 0
  }
  const follow = (at, number) => {
    const offset = field(at, number)
    return offset ? at + offset + u(at + offset) : 0
  }
  const item = (at, index) => at + 4 + 4 * index + u(at + 4 + 4 * index)
  const olds = (at) => Array.from({ length: at ? u(at) : 0 }, (_, index) => old(item(at, index)))
  const numbers = (at) => Array.from({ length: u(at) }, (_, index) => buffer.readInt32LE(at + 4 + 4 * index))
  const string = (at) => buffer.toString('utf8', at + 4, at + 4 + u(at))
  return { root: u(0), follow, item, olds, numbers, string }
}

/** Adds tensors, constants and operations after those of a graph. */
function createGraphWriter(reader, graph, { codes, buffers }) {
  const { follow, olds } = reader
  const tensors = olds(follow(graph, SUBGRAPH.tensors))
  const operators = olds(follow(graph, SUBGRAPH.operators))
  const add = (list, entry) => list.push(entry) - 1
  const tensor = (name, shape, { type = 0, buffer = 0 } = {}) =>
    add(tensors, table(ref(ints(shape)), i8(type), u32(buffer), ref(text(name))))
  const constant = (name, shape, values) => {
    const content = Buffer.alloc(4 * values.length)
    for (const [index, value] of values.entries()) content.writeInt32LE(value, 4 * index)
    return tensor(name, shape, { type: INT32, buffer: add(buffers, table(ref(bytes(content)))) })
  }
  const code = (number) => add(codes, table(i8(number), null, u32(1), u32(number)))
  const operation = (which, from, { to, options }) => {
    const tail = options ? [i8(CONCATENATION_OPTIONS), ref(options)] : [null, null]
    operators.push(table(u32(which), ref(ints(from)), ref(ints(to)), ...tail))
  }
  return { tensors, operators, tensor, constant, code, operation }
}

/** Joins mesh and irises, which the model outputs separately. Tasks needs 478 points in one row: x, y and z each, with z = 0 for an iris. */
function withIrises(reader, graph, parts) {
  const { follow, item, numbers, string } = reader
  const writer = createGraphWriter(reader, graph, parts)
  const own = follow(graph, SUBGRAPH.tensors)
  const names = Object.fromEntries(
    numbers(follow(graph, SUBGRAPH.outputs)).map((index) => [string(follow(item(own, index), TENSOR_NAME)), index]),
  )
  const codes = { reshape: writer.code(RESHAPE), pad: writer.code(PAD), join: writer.code(CONCATENATION) }
  const pairs = writer.constant('s52', [2], [5, 2])
  const row = writer.constant('s15', [4], [1, 1, 1, 15])
  const third = writer.constant('pad', [2, 2], [0, 0, 0, 1])
  const joined = [names.output_mesh_identity]
  for (const side of ['left', 'right']) {
    const asPairs = writer.tensor(`${side}52`, [5, 2])
    const asPoints = writer.tensor(`${side}53`, [5, 3])
    const asRow = writer.tensor(`${side}15`, [1, 1, 1, 15])
    writer.operation(codes.reshape, [names[`output_${side}_iris`], pairs], { to: [asPairs] })
    writer.operation(codes.pad, [asPairs, third], { to: [asPoints] })
    writer.operation(codes.reshape, [asPoints, row], { to: [asRow] })
    joined.push(asRow)
  }
  const landmarks = writer.tensor('landmarks_478', [1, 1, 1, 1434])
  writer.operation(codes.join, joined, { to: [landmarks], options: table(u32(3), i8(0)) })
  const inputs = numbers(follow(graph, SUBGRAPH.inputs))
  return table(
    ref(vector(...writer.tensors)),
    ref(ints(inputs)),
    ref(ints([landmarks, names.conv_faceflag])),
    ref(vector(...writer.operators)),
    ref(text('main')),
  )
}

/** Adds metadata to the model and, with `hasIrises`, joins mesh and irises in one output. */
export function patchModel(buffer, { mean, std, outs, hasIrises = false }) {
  const reader = createReader(buffer)
  const { root, follow, item, olds } = reader
  const codes = olds(follow(root, MODEL.codes))
  const buffers = olds(follow(root, MODEL.buffers))
  const graph = item(follow(root, MODEL.subgraphs), 0)
  const subgraph = hasIrises ? withIrises(reader, graph, { codes, buffers }) : old(graph)
  buffers.push(table(ref(bytes(createMetadata({ mean, std, outs })))))
  const entry = table(ref(text('TFLITE_METADATA')), u32(buffers.length - 1))
  const model = table(
    u32(3),
    ref(vector(...codes)),
    ref(vector(subgraph)),
    ref(text('face')),
    ref(vector(...buffers)),
    null,
    ref(vector(entry)),
  )
  return write(model, 'TFL3', buffer)
}
