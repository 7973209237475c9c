/**
 * Loads a feature's form schemas. Configures zod first not to compile them to functions, which the content security
 * policy forbids.
 */
export function loadSchemas<T>(load: () => Promise<T>): Promise<T> {
  const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }
  return load()
}
