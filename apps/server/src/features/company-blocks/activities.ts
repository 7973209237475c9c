import type { PeopleKind } from '@rise/contract/company-blocks/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `block` is the one whose content changed; null for a change of the whole page. */
    'company-blocks.draft-saved': { revision: number; block: string | null }
    'company-blocks.published': { version: number }
    'company-blocks.restored': { version: number }
    'company-blocks.person-asked': { consentId: string; personId: string; kind: PeopleKind }
    /** By the person; the data has nothing else about them. */
    'company-blocks.person-answered': { consentId: string; companyId: string; agree: boolean }
  }
}
