import { type PaletteKind, paletteKinds } from '@rise/contract/palette/kinds'
import type { PaletteHit } from '@rise/contract/palette/shapes'
import type { PaletteSearch, PaletteSource } from './source.ts'

/** Filled where the server is assembled: who finds which kind of thing. */
export type PaletteSlot = { readonly [Kind in PaletteKind]: PaletteSource }

interface PaletteGroup {
  kind: PaletteKind
  hits: PaletteHit[]
}

/** A few things of each kind that the viewer may see, in the order of the kinds; nothing where nothing was typed. */
export async function searchPalette(slot: PaletteSlot, { typed, ...search }: PaletteSearch): Promise<PaletteGroup[]> {
  // The database keeps no such character.
  const words = typed.replaceAll('\0', '').trim()
  if (words === '') return []
  const groups = await Promise.all(
    paletteKinds.map(async (kind) => ({ kind, hits: [...(await slot[kind]({ ...search, typed: words }))] })),
  )
  return groups.filter(({ hits }) => hits.length > 0)
}
