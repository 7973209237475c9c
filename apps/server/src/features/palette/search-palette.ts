import { type PaletteKind, paletteKinds } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import type { PaletteSearch, PaletteSource } from './source.ts'

/** Filled where the server is assembled: who finds which kind of thing. */
export type PaletteSlot = { readonly [Kind in PaletteKind]: PaletteSource }

interface PaletteGroup {
  kind: PaletteKind
  hits: PaletteHit[]
}

/**
 * A few things of each kind that the viewer may see, in the order of the kinds; nothing where nothing was typed. A typing
 * error is forgiven where nothing of any kind has the words as they were typed.
 */
export async function searchPalette(
  slot: PaletteSlot,
  { typed, ...search }: Omit<PaletteSearch, 'forgiving'>,
): Promise<PaletteGroup[]> {
  // The database keeps no such character.
  const words = typed.replaceAll('\0', '').trim()
  if (words === '') return []
  const found = await askAll(slot, { ...search, typed: words, forgiving: false })
  return found.length > 0 ? found : askAll(slot, { ...search, typed: words, forgiving: true })
}

async function askAll(slot: PaletteSlot, search: PaletteSearch): Promise<PaletteGroup[]> {
  const groups = await Promise.all(paletteKinds.map(async (kind) => ({ kind, hits: [...(await slot[kind](search))] })))
  return groups.filter(({ hits }) => hits.length > 0)
}
