import type { StoredFiles } from '../../platform/http/stored-files.ts'
import { isServed } from './is-served.ts'

/** The types that every size is kept in, the smaller one first. */
export const keptTypes = [
  { ending: 'avif', type: 'image/avif' },
  { ending: 'webp', type: 'image/webp' },
] as const

/** Under which key a size of a picture is kept. `picture-column.ts` and the member's photo build the same in SQL. */
export function pictureKey(id: string, width: number, ending: string): string {
  return `pictures/${id}/${width}.${ending}`
}

/** The keys of all files of a picture. */
export function keysOf({ id, widths }: { readonly id: string; readonly widths: readonly number[] }): string[] {
  return widths.flatMap((width) => keptTypes.map(({ ending }) => pictureKey(id, width, ending)))
}

/** Where pictures are served. */
export const pictureFiles: StoredFiles = {
  path: '/pictures/{id}/{file}',
  types: Object.fromEntries(keptTypes.map(({ ending, type }) => [ending, type])),
  find: async (ctx, { id, file }) => ((await isServed(ctx, id)) ? { key: `pictures/${id}/${file}` } : undefined),
}
