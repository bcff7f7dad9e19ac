/** The space that a worker leaves for the orders of the device, in bytes. */
const leftFree = 20 * 1024 * 1024

/** Throws where the browser says that there is hardly any space left: what is left belongs to the orders. Source: decision 97. */
export async function assertRoom({ storage }: { readonly storage?: Pick<StorageManager, 'estimate'> }) {
  const { quota, usage } = (await storage?.estimate?.()) ?? {}
  if (quota !== undefined && usage !== undefined && quota - usage < leftFree)
    throw new Error('There is no space to keep the store')
}
