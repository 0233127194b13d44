import type { WebSocket } from '@fastify/websocket'

/** What the other side of an open socket does; called in the order in which it happens. */
export interface WireListener {
  text(message: string): void
  bytes(message: Uint8Array): void
  /** A message was larger than the limit and was dropped. */
  tooLarge(): void
  closed(): void
}

/** An open socket. Never throws: writes to a closed socket are dropped. */
export interface Wire {
  listen(listener: WireListener): void
  text(message: string): void
  bytes(message: Uint8Array): void
  /** After what was written. A browser that does not answer the close is terminated. */
  close(code: number): void
}

export interface WireLimits {
  /** Larger messages are refused one by one; see `maxPayloadBytes` for what ends a socket. */
  readonly maxMessageBytes: number
  /**
   * A client that reads so slowly that this much is buffered is cut off, because the buffer uses the server's memory.
   */
  readonly maxBufferedBytes: number
  readonly maxMessagesPerSecond: number
  readonly keepAliveMs: number
  readonly closeWithinMs: number
}

/** A message above this is not even read: the socket ends with 1009. */
export const maxPayloadBytes = 256 * 1024

export const wireLimits: WireLimits = {
  maxMessageBytes: 68 * 1024,
  maxBufferedBytes: 6 * 1024 * 1024,
  maxMessagesPerSecond: 300,
  keepAliveMs: 15_000,
  closeWithinMs: 500,
}

/** WebSocket close codes (RFC 6455). */
export const closeCodes = { normal: 1000, policy: 1008, failed: 1011, restart: 1012 } as const

const toBytes = (data: Buffer | ArrayBuffer | Buffer[]): Uint8Array => {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

/** Closes after what was written; a client that does not answer within this time is terminated. */
export const closeSocket = (socket: WebSocket, code: number, withinMs: number): void => {
  if (socket.readyState === socket.CLOSED) return
  socket.close(code)
  const cut = setTimeout(() => socket.terminate(), withinMs)
  socket.once('close', () => clearTimeout(cut))
}

class SocketWire implements Wire {
  readonly #socket: WebSocket
  readonly #limits: WireLimits
  readonly #keepAlive: NodeJS.Timeout
  /** Messages since the last keep-alive, and whether anything arrived. */
  #allowance: number
  #isHeard: boolean = true

  constructor(socket: WebSocket, limits: WireLimits) {
    this.#socket = socket
    this.#limits = limits
    this.#allowance = this.#fullAllowance()
    this.#keepAlive = setInterval(() => this.#beat(), limits.keepAliveMs)
    this.#keepAlive.unref()
  }

  listen(listener: WireListener): void {
    const socket = this.#socket
    socket.on('message', (data: Buffer | ArrayBuffer | Buffer[], isBinary: boolean) =>
      this.#take(listener, toBytes(data), isBinary),
    )
    socket.on('pong', () => {
      this.#isHeard = true
    })
    // The close that follows reports the error.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(this.#keepAlive)
      listener.closed()
    })
  }

  text(message: string): void {
    this.#write(message)
  }

  bytes(message: Uint8Array): void {
    this.#write(message)
  }

  close(code: number): void {
    closeSocket(this.#socket, code, this.#limits.closeWithinMs)
  }

  #fullAllowance(): number {
    return (this.#limits.maxMessagesPerSecond * this.#limits.keepAliveMs) / 1000
  }

  #take(listener: WireListener, message: Uint8Array, isBinary: boolean): void {
    this.#isHeard = true
    this.#allowance -= 1
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#allowance < 0) this.close(closeCodes.policy)
    else if (message.byteLength > this.#limits.maxMessageBytes) listener.tooLarge()
    else if (isBinary) listener.bytes(message)
    else listener.text(Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString('utf8'))
  }

  #write(message: string | Uint8Array): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) this.#socket.terminate()
    else this.#socket.send(message)
  }

  #beat(): void {
    this.#allowance = this.#fullAllowance()
    if (!this.#isHeard) this.#socket.terminate()
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
    this.#isHeard = false
  }
}

export const createWire = (socket: WebSocket, limits: WireLimits = wireLimits): Wire => new SocketWire(socket, limits)
