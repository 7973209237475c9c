import type { CatalogName } from '@rise/contract/catalogs/kinds'
import type { CatalogEntry } from '@rise/contract/catalogs/shapes'
import { catalogFiles, type Listed } from './catalog-files.ts'
import { foldSpelling } from './spelling.ts'

export type AnyCatalog = CatalogName | 'skills' | 'titles'

/** An entry as it is at present. */
export interface PresentEntry extends Listed {
  readonly aliases: readonly string[]
  /** No longer offered in forms. */
  readonly retired: boolean
  /** 0 for one that is as its file has it. */
  readonly version: number
}

/** What an admin changed or added: it replaces the file's entry of the same slug. */
export interface ChangedEntry extends Omit<PresentEntry, 'description' | 'for'> {
  readonly mergedInto: string | null
}

/** A name or another name of an entry. */
export interface Spelling {
  readonly folded: string
  readonly isAlias: boolean
  readonly entry: PresentEntry
}

export interface PresentCatalog {
  /** In the order in which forms offer them: those of the file first. Without merged ones. */
  readonly entries: readonly PresentEntry[]
  /** By each slug that it ever had, those of merged entries included. */
  readonly bySlug: ReadonlyMap<string, PresentEntry>
  readonly spellings: readonly Spelling[]
  readonly bySpelling: ReadonlyMap<string, PresentEntry>
  /** Whether it is as its file has it. */
  readonly isShipped: boolean
}

const names = Object.keys(catalogFiles) as AnyCatalog[]
const asShipped = new Map(names.map((name) => [name, presentCatalog(catalogFiles[name], [])]))
/** Forms and lists ask without waiting: each process holds the catalogs in memory, and reads them again after a change. */
let present: ReadonlyMap<AnyCatalog, PresentCatalog> = asShipped
let heldChanges: ReadonlyMap<string, readonly ChangedEntry[]> = new Map()

/** Replaces what is held in memory by the files with these changes, those added first by the time of their adding. */
export function holdCatalogs(changes: ReadonlyMap<string, readonly ChangedEntry[]>): void {
  heldChanges = changes
  present = new Map(
    [...asShipped].map(([name, shipped]) => {
      const changed = changes.get(name)
      return [name, changed === undefined ? shipped : presentCatalog(catalogFiles[name], changed)]
    }),
  )
}

/** What was changed in a catalog, for a process apart, which knows only the files. */
export function heldChangesOf(catalog: AnyCatalog): readonly ChangedEntry[] {
  return heldChanges.get(catalog) ?? []
}

/** A catalog as it is at present. */
export function catalogNow(catalog: AnyCatalog): PresentCatalog {
  const found = present.get(catalog)
  if (!found) throw new Error(`no catalog ${catalog}`)
  return found
}

/** Whether a catalog has an entry, or had it before it was merged into another. */
export function hasEntry(catalog: AnyCatalog, slug: string): boolean {
  return catalogNow(catalog).bySlug.has(slug)
}

/**
 * The entries of these slugs, in their order and each once: for a merged one that into which it was merged. Slugs that the
 * catalog has no longer are left out.
 */
export function entriesOf(catalog: AnyCatalog, slugs: readonly string[]): CatalogEntry[] {
  const { bySlug } = catalogNow(catalog)
  const found = new Set(slugs.flatMap((slug) => bySlug.get(slug) ?? []))
  return [...found].map(({ slug, name }) => ({ slug, name }))
}

/** The entry of this name or other name, whatever its case and accents; undefined when the catalog has none. */
export function findEntry(catalog: AnyCatalog, text: string): PresentEntry | undefined {
  return catalogNow(catalog).bySpelling.get(foldSpelling(text))
}

/** The slug of the entry to which a slug, or a word that was made into one, leads; the slug itself when there is none. */
export function presentSlug(catalog: AnyCatalog, slug: string): string {
  const { bySlug, bySpelling } = catalogNow(catalog)
  return (bySlug.get(slug) ?? bySpelling.get(foldSpelling(slug)))?.slug ?? slug
}

/** These texts, those that a catalog knows in its spelling, each once. */
export function asSpelled(catalog: AnyCatalog, texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => findEntry(catalog, text)?.name ?? text))]
}

/**
 * A text as it is shown: the present name of the entry that it means, if an admin changed that one. Others stay as they were
 * written.
 */
export function presentName(catalog: AnyCatalog, text: string): string {
  const { isShipped, bySpelling } = catalogNow(catalog)
  const entry = isShipped ? undefined : bySpelling.get(foldSpelling(text))
  return entry && entry.version > 0 ? entry.name : text
}

/** The same of several, each once. */
export function presentNames(catalog: AnyCatalog, texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => presentName(catalog, text)))]
}

/** Lays changes over the entries of a file. */
export function presentCatalog(file: readonly Listed[], changes: readonly ChangedEntry[]): PresentCatalog {
  const changed = new Map(changes.map((change) => [change.slug, change]))
  const shipped = new Set(file.map(({ slug }) => slug))
  const all = [
    ...file.map((entry) => ({ ...asPresent(entry), ...changed.get(entry.slug) })),
    ...changes.filter(({ slug }) => !shipped.has(slug)),
  ]
  const alone = all.filter((entry) => !('mergedInto' in entry) || entry.mergedInto === null)
  const bySlug = new Map<string, PresentEntry>(alone.map((entry) => [entry.slug, entry]))
  for (const { slug, mergedInto } of changes) {
    const into = mergedInto === null ? undefined : bySlug.get(mergedInto)
    if (into) bySlug.set(slug, into)
  }
  const spellings = alone.flatMap((entry) =>
    [entry.name, ...entry.aliases].map((text, index) => ({ folded: foldSpelling(text), isAlias: index > 0, entry })),
  )
  // A name counts more than another's other name.
  const inOrder = [...spellings.filter(({ isAlias }) => isAlias), ...spellings.filter(({ isAlias }) => !isAlias)]
  const bySpelling = new Map(inOrder.map((one) => [one.folded, one.entry]))
  return { entries: alone, bySlug, spellings, bySpelling, isShipped: changes.length === 0 }
}

function asPresent(entry: Listed): PresentEntry {
  return { ...entry, aliases: entry.aliases ?? [], retired: false, version: 0 }
}
