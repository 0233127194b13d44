interface ServerEvent {
  readonly name: string
  readonly data: unknown
}

/** One block of a stream; null: a comment, which only keeps the connection open. */
function parseBlock(block: string): ServerEvent | null {
  const lines = block.split('\n')
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trim()] : []))
  const name =
    lines
      .find((line) => line.startsWith('event:'))
      ?.slice('event:'.length)
      .trim() ?? 'message'
  if (data.length === 0) return name === 'message' ? null : { name, data: undefined }
  return { name, data: JSON.parse(data.join('\n')) }
}

/** The events of a text that grows, each as soon as its block is complete. */
function createBlockReader(): (added: string) => readonly ServerEvent[] {
  let buffered = ''
  return (added) => {
    const blocks = (buffered + added).split('\n\n')
    buffered = blocks.pop() ?? ''
    return blocks.flatMap((block) => parseBlock(block) ?? [])
  }
}

/**
 * The values of a stream of server-sent events, as they arrive. Ends with the stream; leaving the loop closes the connection.
 * Throws what `readError` makes of an event named `error`.
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  readError: (data: unknown) => Error,
): AsyncGenerator<unknown, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const readBlocks = createBlockReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      for (const { name, data } of readBlocks(decoder.decode(part.value, { stream: true }))) {
        if (name === 'error') throw readError(data)
        if (name === 'message') yield data
      }
    }
  } finally {
    await reader.cancel()
  }
}
