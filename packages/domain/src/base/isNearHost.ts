/** Addresses of a home or office network: 10/8, 172.16/12 and 192.168/16. Source: RFC 1918. */
const privateAddress = /^(?:10\.\d+|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.\d+\.\d+$/

/** No leading zero, which browsers read as octal. */
const isByte = (part: string): boolean => String(Number(part)) === part && Number(part) < 256

/**
 * Whether a host name leads to this machine, or to one in the same network: where a sandbox may be, which no player ever
 * sees. Source: decision 37.
 */
export const isNearHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname === '127.0.0.1' ||
  (privateAddress.test(hostname) && hostname.split('.').every(isByte))
