import { environments } from './features/features.ts'
import { type Config, readConfig } from './platform/config.ts'

/**
 * Reads the settings of the server and of its features from the environment.
 *
 * @throws {ConfigError}
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return readConfig(env, environments)
}
