/** Whether the browser reports that it has no network; it may have none and not know it. */
export const isOffline = (): boolean => navigator.onLine === false
