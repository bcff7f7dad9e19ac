/** Addresses of a home or office network: 10/8, 172.16/12 and 192.168/16. Source: RFC 1918. */
const privateAddress = /^(?:10\.\d+|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+$/

/** No leading zero, which browsers read as octal. */
const isByte = (part: string): boolean => String(Number(part)) === part && Number(part) < 256

/**
 * Whether a host name is a local host: this machine, or a private address of the same network. A sandbox may be there, and
 * no player ever is. Source: decision 37.
 */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '127.0.0.1' ||
  (privateAddress.test(hostname) && hostname.split('.').every(isByte))
