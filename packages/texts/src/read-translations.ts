import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the catalogs: one folder for each language, with a file for each area. */
export const catalogsFolder = fileURLToPath(new URL('../../../locales', import.meta.url))

/** A catalog: the translations of an area by their keys, empty where one is missing. */
export type Catalog = Readonly<Record<string, string>>

/** Returns the catalogs of a language by area; none for English and for languages without a folder. */
export function readCatalogs(language: string, folder: string = catalogsFolder): ReadonlyMap<string, Catalog> {
  // A tag has no dots and slashes, so no tag leads out of the folder.
  if (!/^[A-Za-z0-9-]+$/.test(language)) return new Map()
  return new Map(
    namesIn(join(folder, language))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, language, name), 'utf8'))]),
  )
}

/** Returns the translations of a language by their keys. */
export function readTranslations(language: string, folder?: string): ReadonlyMap<string, string> {
  const catalogs = [...readCatalogs(language, folder).values()]
  return new Map(catalogs.flatMap((catalog) => Object.entries(catalog)))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
