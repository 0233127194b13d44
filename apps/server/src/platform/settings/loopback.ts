const hosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL's host name is this very machine: there, plain http is not overheard. */
export const isLoopback = (hostname: string): boolean => hosts.has(hostname)
