/** The time zone that the device is set to, by its IANA name. */
export const zoneOfDevice = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
