/** Ports on which the sandbox listens by default: the main host, then the backup. */
export const defaultSandboxPorts = [4280, 4281] as const

/** Where a store of the development server looks for the sandbox by default. */
export const defaultSandboxOrigins: readonly string[] = defaultSandboxPorts.map(
  (port) => `http://127.0.0.1:${port}`,
)
