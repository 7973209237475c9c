import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import type { Company } from '@rise/contract/companies/shapes'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import type { JobCard } from '@rise/contract/jobs/shapes'
import type { Message } from '@rise/texts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, CSSProperties, ReactNode } from 'react'
import type { Api } from '../../app/base/api.ts'
import type { SlotPart } from '../../app/feature.ts'

/**
 * The parts of a company's page that its team has built from blocks. They surround the parts that every company's page
 * has.
 */
interface BuiltSlot {
  /** Loads the blocks before the page is rendered. */
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
  /** The step where a new team chooses the color of its page. */
  readonly StartColor: ComponentType<{ slug: string; suggested: string | null }>
  /** The step where a new team chooses its first blocks. */
  readonly StartBlocks: ComponentType<{ desk: CompanyDesk }>
}

/** The slots of a company's page, and of its team's desk, that other features fill. */
export interface CompanySlots {
  readonly built: BuiltSlot
  /** Cards of the company's open jobs. */
  readonly JobCards: ComponentType<{ readonly jobs: readonly JobCard[] }>
  /**
   * Parts of the desk that show what needs the team's attention today, the most important first. A part without content
   * renders nothing.
   */
  readonly today: readonly SlotPart<{ readonly desk: CompanyDesk; readonly today: CompanyToday }>[]
  /** Among the facts next to the company's story. A part without content renders nothing. */
  readonly beside: readonly SlotPart<{ readonly company: Company }>[]
  /** Between the company's story and its jobs. A part without content renders nothing. */
  readonly within: readonly SlotPart<{ readonly company: Company }>[]
  /** Below the company's jobs, for visitors. A part without content renders nothing. */
  readonly below: readonly SlotPart<{ readonly company: Company }>[]
  /** Further pages about the company, for its team. */
  readonly links: readonly { readonly label: Message; readonly hrefOf: (slug: string) => string }[]
}
