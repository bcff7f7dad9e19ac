import { connect, createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'

/** A packet as it leaves a server, in bytes. */
const packetBytes = 1400

/**
 * Makes a phone's link, which all servers share: what is on its way waits for all that was sent before it, whoever sent it, as the last mile does: one queue down, first come, first served; requests are small and only
 * take their time up. The first connection to an origin costs two trips there and back (TCP and TLS 1.3); those after it
 * cost none, as all requests of an origin share one connection in HTTP/2. Source: performance.md "A caution".
 */
export function createSharedLink(line: { readonly latencyMs: number; readonly bytesPerSecond: number }) {
  const wayMs = line.latencyMs / 2
  const servers: Server[] = []
  const sockets = new Set<Socket>()
  let openFrom = new Map<number, number>()
  let freeAt = 0

  const carry = (phone: Socket, port: number) => {
    const host = connect({ host: '127.0.0.1', port, noDelay: true })
    const opened = openFrom.get(port) ?? performance.now() + 2 * line.latencyMs
    openFrom.set(port, opened)
    phone.setNoDelay(true)
    phone.on('data', (bytes) => {
      at(Math.max(performance.now(), opened) + wayMs, () => host.write(bytes))
    })
    host.on('data', (bytes) => {
      // Without an encoding there are only bytes.
      if (typeof bytes === 'string') return
      for (let from = 0; from < bytes.length; from += packetBytes) {
        const packet = bytes.subarray(from, from + packetBytes)
        freeAt = Math.max(performance.now(), freeAt) + (packet.length / line.bytesPerSecond) * 1000
        at(freeAt + wayMs, () => phone.write(packet))
      }
    })
    for (const [one, other] of [
      [phone, host],
      [host, phone],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        // What is still on its way arrives before the end does.
        at(Math.max(performance.now(), freeAt) + wayMs, () => other.end())
      })
    }
  }

  return {
    /** An origin on this machine that leads over the link to another one on it. */
    leadTo(origin: string): Promise<string> {
      const server = createServer((phone) => carry(phone, Number(new URL(origin).port)))
      servers.push(server)
      return new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
        })
      })
    },
    /** Forgets what was connected, for a phone that connects again. */
    reset() {
      openFrom = new Map()
      freeAt = 0
    },
    close() {
      for (const server of servers) server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function at(timeMs: number, task: () => void): void {
  setTimeout(task, Math.max(0, timeMs - performance.now()))
}
