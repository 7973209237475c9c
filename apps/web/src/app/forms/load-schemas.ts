/**
 * Loads a feature's form schemas. zod may not compile them to functions, because the content security policy forbids
 * that: it is told before it is loaded.
 */
export function loadSchemas<T>(load: () => Promise<T>): Promise<T> {
  const zod = globalThis as { __zod_globalConfig?: { jitless?: boolean } }
  zod.__zod_globalConfig = { ...zod.__zod_globalConfig, jitless: true }
  return load()
}
