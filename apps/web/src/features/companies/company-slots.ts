import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Company } from '@rise/contract/companies/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Api } from '../../app/base/api.ts'
import type { SlotPart } from '../../app/feature.ts'

/** A page that a team has built from blocks, around the parts that every company's page has. */
interface BuiltSlot {
  /** Loads it before the page is rendered. */
  readonly load: (app: { api: Api; queryClient: QueryClient }, company: Company) => Promise<void>
  /** The look of the top of the page. */
  readonly useLook: (company: Company) => {
    readonly cover: 'picture' | 'accent' | 'none'
    readonly style: CSSProperties | undefined
  }
  /** The tab that the address names; null for the first one. */
  readonly useTab: (company: Company) => { readonly tab: string; readonly name: string } | null
  /** Facts about the company, as fields of schema.org's `Organization`. */
  readonly useOrganizationFields: (company: Company) => object
  /** The tabs of the page; `about` renders the first one. */
  readonly Page: ComponentType<{ company: Company; about: (blocks: ReactNode) => ReactNode }>
  /** Where a new team chooses the color of its page. */
  readonly StartColor: ComponentType<{ slug: string; suggested: string | null }>
  /** Where a new team chooses its first blocks. */
  readonly StartBlocks: ComponentType<{ desk: CompanyDesk }>
}

/** The slots of a company's page, and of its team's desk, that other features fill. */
export interface CompanySlots {
  readonly built: BuiltSlot
  /** Cards of its open jobs. */
  readonly JobCards: ComponentType<{ readonly jobs: readonly JobCard[] }>
  /** On the desk: a summary of the team's jobs. */
  readonly DeskJobs: ComponentType<{ readonly desk: CompanyDesk }>
  /** Among the facts next to its story. A part without content shows nothing. */
  readonly beside: readonly SlotPart<{ readonly company: Company }>[]
  /** Between its story and its jobs. A part without content shows nothing. */
  readonly within: readonly SlotPart<{ readonly company: Company }>[]
  /** Below its jobs, for visitors. A part without content shows nothing. */
  readonly below: readonly SlotPart<{ readonly company: Company }>[]
  /** Further pages about the company, for its team. */
  readonly links: readonly { readonly label: string; readonly hrefOf: (slug: string) => string }[]
}
