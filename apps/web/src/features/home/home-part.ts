import type { AppContext } from '../../app/base/app-context.ts'
import type { SlotPart } from '../../app/feature.ts'

/** A feature's part of the home page; it renders nothing without content. */
export interface HomePart extends SlotPart<object> {
  /**
   * On the first screen: next to the headline and the search, or in a strip below them. By default, it is a section.
   */
  readonly place?: 'beside' | 'strip'
  /** Loads its content; if that fails, the page is shown without the part. */
  readonly load?: (app: AppContext) => Promise<unknown>
}
