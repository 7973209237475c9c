import type { PeopleKind } from '@rise/contract/company-blocks/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    /** `block` is the changed block; null for a change of the whole page. */
    'company-blocks.draft-saved': { revision: number; block: string | null }
    'company-blocks.published': { version: number }
    'company-blocks.restored': { version: number }
    'company-blocks.person-asked': { consentId: string; personId: string; kind: PeopleKind }
    /** Recorded for the person. The data has nothing else about the person. */
    'company-blocks.person-answered': { consentId: string; companyId: string; agree: boolean }
  }
}
