/** Ports on which the sandbox listens unless told otherwise: the main host, then the backup. */
export const defaultSandboxPorts = [4280, 4281] as const

/** Where a store of the development server looks for the sandbox unless told otherwise. */
export const defaultSandboxOrigins: readonly string[] = defaultSandboxPorts.map(
  (port) => `http://127.0.0.1:${port}`,
)
