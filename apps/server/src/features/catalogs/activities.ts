import type { EditableCatalog } from '@rise/contract/catalogs/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * An admin added an entry, changed its names, or merged another into it. `keys` are its slug and the slugs that now
     * lead to it: the merged entry's slugs and the slugs of its new names.
     */
    'catalog.changed': { catalog: EditableCatalog; slug: string; keys: string[] }
  }
}
