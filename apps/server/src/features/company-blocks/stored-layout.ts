import { type PageLayout, pageLayout } from '@rise/contract/company-blocks/fields'
import { pageTabs } from '@rise/contract/company-blocks/kinds'

/** The initial layout of a page. */
export const emptyLayout: PageLayout = { theme: { accent: null, cover: 'picture', tabs: [...pageTabs] }, blocks: [] }

/** Returns a stored layout. Throws if it is invalid, so that no page shows what the contract forbids. */
export function readLayout(stored: unknown): PageLayout {
  return pageLayout.parse(stored)
}
