import { adminCatalogsErrors } from '@rise/contract/catalogs/admin/errors'
import type { EditableCatalog } from '@rise/contract/catalogs/kinds'
import { t } from '@rise/texts'
import { Failure } from '../../../platform/failure.ts'
import { slugify } from '../../../platform/slugs/slug.ts'
import type { PresentCatalog, PresentEntry } from '../present-catalogs.ts'
import { foldSpelling } from '../spelling.ts'

const LONGEST_SLUG = 80

/** Returns a slug that no entry of the catalog has or had. */
export function newSlug({ bySlug }: PresentCatalog, catalog: EditableCatalog, name: string): string {
  const baseSlug = slugify(name, LONGEST_SLUG) || catalog
  let slug = baseSlug
  for (let number = 2; bySlug.has(slug); number++) slug = `${baseSlug}-${number}`
  return slug
}

/**
 * Returns the texts that become an entry's other names: without the entry's own name and without duplicates, regardless
 * of case and accents. Their number isn't limited here, because former names stay: people have used them.
 */
export function otherNames(name: string, texts: readonly string[]): string[] {
  const knownSpellings = new Set([foldSpelling(name)])
  const aliases: string[] = []
  for (const text of texts) {
    const foldedAlias = foldSpelling(text)
    if (foldedAlias === '' || knownSpellings.has(foldedAlias)) continue
    knownSpellings.add(foldedAlias)
    aliases.push(text)
  }
  return aliases
}

/** Returns every name of an entry, its own first. */
export function namesOf({ name, aliases }: Pick<PresentEntry, 'name' | 'aliases'>): string[] {
  return [name, ...aliases]
}

/** Catalogs in which two entries may have the same other name: "PM" is a product manager and a project manager. */
const catalogsWithSharedAliases: ReadonlySet<EditableCatalog> = new Set(['titles'])

/**
 * Refuses an entry with a name that belongs to another entry. In `catalogsWithSharedAliases`, entries may share other
 * names.
 * @throws {Failure} `catalog-name-taken`, which names the entry
 */
export function refuseTaken(
  catalog: EditableCatalog,
  { bySpelling }: PresentCatalog,
  { slug, name, aliases }: Pick<PresentEntry, 'slug' | 'name' | 'aliases'>,
): void {
  const ownerOf = (text: string) => {
    const owner = bySpelling.get(foldSpelling(text))
    return owner && owner.slug !== slug ? owner : undefined
  }
  const owner = ownerOf(name)
  if (owner) throw nameTaken('body.name', name, owner)
  for (const alias of aliases) {
    const otherEntry = ownerOf(alias)
    if (otherEntry && !(catalogsWithSharedAliases.has(catalog) && !isNameOf(otherEntry, alias)))
      throw nameTaken('body.aliases', alias, otherEntry)
  }
}

function isNameOf({ name }: PresentEntry, text: string): boolean {
  return foldSpelling(name) === foldSpelling(text)
}

function nameTaken(field: string, text: string, owner: PresentEntry): Failure {
  const message = isNameOf(owner, text)
    ? t('There is already an entry called “{name}”.', { name: owner.name })
    : t('“{text}” is another name of “{name}”.', { text, name: owner.name })
  return new Failure(adminCatalogsErrors['catalog-name-taken'], { message, fields: { [field]: message } })
}
