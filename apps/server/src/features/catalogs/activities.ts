import type { EditableCatalog } from '@rise/contract/catalogs/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /**
     * An admin added an entry, or changed its names, or merged one into it. `keys` are the former slugs of the affected
     * words.
     */
    'catalog.changed': { catalog: EditableCatalog; slug: string; keys: string[] }
  }
}
