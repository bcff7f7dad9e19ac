import type { ServerResponse } from 'node:http'

/**
 * Breaks the connection of a request. The socket is the request's: an answer has none of its own while the one before it
 * on the same connection is still being sent, and the request would never end.
 */
export const breakConnection = (out: ServerResponse): void => void out.req.socket.destroy()
