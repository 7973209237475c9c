import type { inputMessage } from '@rise/contract/input/words'

/** What zod reads of its settings, which it takes over when it is loaded. */
interface Settings {
  jitless?: boolean
  customError?: typeof inputMessage
}

/**
 * Loads a feature's form schemas. Configures zod first not to compile them to functions, which the content security
 * policy forbids, and not to report its own messages.
 */
export async function loadSchemas<T>(load: () => Promise<T>): Promise<T> {
  const zod = globalThis as { __zod_globalConfig?: Settings }
  zod.__zod_globalConfig ??= {}
  const settings = zod.__zod_globalConfig
  settings.jitless = true
  const [messages, schemas] = await Promise.all([import('@rise/contract/input/words'), load()])
  settings.customError = messages.inputMessage
  return schemas
}
