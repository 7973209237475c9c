/**
 * Loads a feature's form schemas. The content security policy forbids zod to compile them to functions, so zod is
 * configured before they load.
 */
export function loadSchemas<T>(load: () => Promise<T>): Promise<T> {
  const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }
  return load()
}
