import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Reads the command line of a tool. Throws one plain sentence for what it cannot read, with the options that exist. */
export function readOptions<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    // Node's own message goes on with advice about its syntax.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/)
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    const known = names.length === 0 ? 'There are no options' : `Options: ${names.join(', ')}`
    throw new Error(`${reason}. ${known}.`, { cause: error })
  }
}
