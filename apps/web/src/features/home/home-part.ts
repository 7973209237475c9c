import type { AppContext } from '../../app/base/app-context.ts'
import type { SlotPart } from '../../app/feature.ts'

/** A feature's part of the home page; it renders nothing without content. */
export interface HomePart extends SlotPart<object> {
  /**
   * The position on the first screen. `beside`: below the sun, next to the headline and the search. `strip`: in a strip
   * below them. By default, the part is a section further down.
   */
  readonly place?: 'beside' | 'strip'
  /** Loads the part's content; if that fails, the page is shown without the part. */
  readonly load?: (app: AppContext) => Promise<unknown>
}
