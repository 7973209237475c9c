import type { EditableCatalog } from '@rise/contract/catalogs/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * An admin added an entry, or changed its names, or merged one into it. `keys` are the slugs under which things with the
     * words concerned were found before.
     */
    'catalog.changed': { catalog: EditableCatalog; slug: string; keys: string[] }
  }
}
